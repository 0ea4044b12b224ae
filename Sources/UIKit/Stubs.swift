public class UIEvent: NSObject {}
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
