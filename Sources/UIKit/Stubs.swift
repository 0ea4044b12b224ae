public class UIEvent: NSObject {}
open class UINavigationItem: NSObject { public var title: String?; public init(title: String) { self.title = title } }
open class UIBarButtonItem: NSObject {}
open class UITabBarItem: NSObject { public var title: String?; public init(title: String?, image: UIImage?, tag: Int) { self.title = title } }
@MainActor open class UINavigationBar: UIView { public required override init(frame: CGRect) { super.init(frame: frame) }; public required init?(coder: NSCoder) { nil }; var ownerItems: (() -> [UINavigationItem])? }
@MainActor open class UIToolbar: UIView { public required override init(frame: CGRect) { super.init(frame: frame) };public required init?(coder: NSCoder) { nil } }
@MainActor open class UITabBar: UIView { var ownerItems: (() -> [UITabBarItem])? }
