"""Glowworm: runs SwiftUI code on Linux. The package carries the prebuilt tool; this module starts it."""

import os
import sys


def main():
    """Replaces the interpreter by the tool, with the same arguments."""
    tool = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib", "glowworm")
    os.execv(tool, [tool] + sys.argv[1:])
