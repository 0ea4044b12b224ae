public class UIColor: NSObject, @unchecked Sendable { public static let systemBlue = UIColor(); public static let white = UIColor() }
public class UIImage: NSObject {}
public class UIEvent: NSObject {}
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
open class UINavigationItem: NSObject { public var title: String?; public init(title: String) { self.title = title } }
open class UIBarButtonItem: NSObject {}
open class UITabBarItem: NSObject { public var title: String?; public init(title: String?, image: UIImage?, tag: Int) { self.title = title } }
@MainActor open class UINavigationBar: UIView { public required override init(frame: CGRect) { super.init(frame: frame) }; public required init?(coder: NSCoder) { nil }; var ownerItems: (() -> [UINavigationItem])? }
@MainActor open class UIToolbar: UIView { public required override init(frame: CGRect) { super.init(frame: frame) };public required init?(coder: NSCoder) { nil } }
@MainActor open class UITabBar: UIView { var ownerItems: (() -> [UITabBarItem])? }
