import Geometry
import ViewGraph

nonisolated extension ShapeStyle where Self == Color {
  /// The red color of the system, as a shape style.
  public static var red: Color { .red }
  /// The orange color of the system, as a shape style.
  public static var orange: Color { .orange }
  /// The yellow color of the system, as a shape style.
  public static var yellow: Color { .yellow }
  /// The green color of the system, as a shape style.
  public static var green: Color { .green }
  /// The mint color of the system, as a shape style.
  public static var mint: Color { .mint }
  /// The teal color of the system, as a shape style.
  public static var teal: Color { .teal }
  /// The cyan color of the system, as a shape style.
  public static var cyan: Color { .cyan }
  /// The blue color of the system, as a shape style.
  public static var blue: Color { .blue }
  /// The indigo color of the system, as a shape style.
  public static var indigo: Color { .indigo }
  /// The purple color of the system, as a shape style.
  public static var purple: Color { .purple }
  /// The pink color of the system, as a shape style.
  public static var pink: Color { .pink }
  /// The brown color of the system, as a shape style.
  public static var brown: Color { .brown }
  /// Opaque white, as a shape style.
  public static var white: Color { .white }
  /// The gray color of the system, as a shape style.
  public static var gray: Color { .gray }
  /// Opaque black, as a shape style.
  public static var black: Color { .black }
  /// A fully transparent color.
  public static var clear: Color { .clear }
}
