@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol { var bounds: CGRect { get } }
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad }
public enum UITraitEnvironmentLayoutDirection: Int { case unspecified = -1, leftToRight, rightToLeft }
public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }
public enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent = 3 }
public enum UIStatusBarAnimation: Int { case none, fade, slide }
public enum UIInterfaceOrientation: Int { case unknown, portrait }
public struct UIInterfaceOrientationMask: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = Self(rawValue: 30); public static let allButUpsideDown = Self(rawValue: 26) }
open class UITraitCollection: NSObject {
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  public init(userInterfaceStyle: UIUserInterfaceStyle) {}
  public init(traitsFrom: [UITraitCollection]) {}
}
public class UIColor: NSObject, @unchecked Sendable { public static let systemBlue = UIColor(); public static let white = UIColor() }
public class UIImage: NSObject {}
public class UIEvent: NSObject {}
public struct CGAffineTransform: Equatable, Sendable {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0
  public static let identity = CGAffineTransform()
  init() {}
  init(translationX: CGFloat, y: CGFloat) { tx = translationX; ty = y }
  var isIdentity: Bool { self == .identity }
  func concatenating(_ o: CGAffineTransform) -> CGAffineTransform { var r = self; r.tx += o.tx; r.ty += o.ty; return r }
  func inverted() -> CGAffineTransform { var r = self; r.tx = -tx; r.ty = -ty; return r }
}
extension CGPoint { func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(x: x + t.tx, y: y + t.ty) } }
extension CGRect { func applying(_ t: CGAffineTransform) -> CGRect { offsetBy(dx: t.tx, dy: t.ty) }
  func inset(by i: UIEdgeInsets) -> CGRect { CGRect(x: minX + i.left, y: minY + i.top, width: width - i.left - i.right, height: height - i.top - i.bottom) } }
public struct UIEdgeInsets: Equatable, Sendable { public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { self.top = top; self.left = left; self.bottom = bottom; self.right = right }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
public struct NSDirectionalEdgeInsets: Equatable, Sendable { public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat }
public struct UIRectEdge: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let all = UIRectEdge(rawValue: 15) }
package struct DeviceSpec: Sendable { var size = CGSize(width: 393, height: 852); package static let iPhone16 = DeviceSpec() }
@MainActor public class UIScreen: NSObject { let spec: DeviceSpec; init(spec: DeviceSpec) { self.spec = spec }
  public var bounds: CGRect { CGRect(origin: .zero, size: spec.size) }
  func hardwareInsets(isUpright: Bool) -> UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
  public var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) } }
@MainActor public class UIDevice: NSObject { init(spec: DeviceSpec, system: SystemVersion) {}; public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone } }
@MainActor public class UIApplication: UIResponder { var keyWindowStorage: UIWindow? 
  package func performMemoryWarning() { }
  package func connectSceneForLaunch() -> UIWindow { UIWindow(frame: Runtime.current.screen.bounds) }
  package func activateSceneAfterLaunch() { } }
@MainActor public class UIWindowScene: UIResponder { var screen: UIScreen { Runtime.current.screen }; func attach(_ w: UIWindow) {}; func apply(_ b: UIWindow.SystemBars) {}
  var interfaceOrientation: UIInterfaceOrientation { .portrait } }
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue } }
  public enum AnimationCurve: Int, Sendable { case easeInOut }
  public static var areAnimationsEnabled: Bool { true }
  public static func animate(withDuration d: TimeInterval, animations: () -> Void) { animations() }
}
// Placeholders for types written elsewhere.
@MainActor public class UIControl: UIView { public struct State: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let normal = State([]), highlighted = State(rawValue: 1), disabled = State(rawValue: 2), selected = State(rawValue: 4) } }
public struct UIOffset: Equatable, Sendable { public var horizontal: CGFloat = 0, vertical: CGFloat = 0
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) { self.horizontal = horizontal; self.vertical = vertical }; public static let zero = UIOffset() }
public struct Selector: Hashable, Sendable { var name: String; public init(_ name: String) { self.name = name } }
extension UIColor { public static var systemBackground: UIColor { white }; public static var separator: UIColor { white } }
