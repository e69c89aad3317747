"""Decodes a moving picture with Pillow and compares it with raw frames.

usage: decode.py PICTURE RAW WIDTH HEIGHT
RAW holds RGBA frames one after the other, each as long as the others. Prints JSON: the frames found, their times in
milliseconds, the number of plays, and for the raw frames that are on screen when each found frame begins: how many
bytes differ, and the largest difference.
"""

import json
import sys

from PIL import Image, ImageChops

path, raw_path, width, height = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
with open(raw_path, "rb") as file:
    raw = file.read()
size = width * height * 4
frames = [Image.frombytes("RGBA", (width, height), raw[i : i + size]) for i in range(0, len(raw), size)]
picture = Image.open(path)
times, shown = [], []
for index in range(getattr(picture, "n_frames", 1)):
    picture.seek(index)
    picture.load()
    times.append(picture.info.get("duration", 0))
    shown.append(picture.convert("RGBA"))
total = sum(times)
step = total / len(frames) if total else 1
# Each raw frame is compared with what is on screen in its middle.
differing, largest = 0, 0
for number, frame in enumerate(frames):
    moment, end, found = (number + 0.5) * step, 0, shown[-1]
    for time, candidate in zip(times, shown):
        end += time
        if moment < end:
            found = candidate
            break
    # Wholly clear pixels have no color.
    blank = Image.new("RGBA", frame.size)
    masks = [image.getchannel("A").point(lambda alpha: 255 if alpha else 0) for image in (frame, found)]
    pair = [Image.composite(image, blank, mask) for image, mask in zip((frame, found), masks)]
    difference = ImageChops.difference(*pair)
    extrema = [high for _, high in difference.getextrema()]
    largest = max(largest, *extrema)
    differing += sum(sum(channel.histogram()[1:]) for channel in difference.split())
print(
    json.dumps(
        {
            "frames": len(shown),
            "total": total,
            "shortest": min(times),
            "loops": picture.info.get("loop", -1),
            "differing": differing,
            "largest": largest,
        }
    )
)
