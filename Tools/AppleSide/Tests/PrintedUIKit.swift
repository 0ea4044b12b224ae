/// The interface of a small UIKit, as the compiler prints this project's.
let printedUIKit = """
    import Foundation

    /// A part of a page.
    @MainActor @preconcurrency open class UIView : NSObject, NSCoding {

        /// Where it lies.
        @MainActor open var frame: CGRect

        @MainActor open private(set) var superview: UIKit.UIView? { get }

        @MainActor public init(frame: CGRect)

        @MainActor required public init?(coder: NSCoder)

        @MainActor open func encode(with coder: NSCoder)

        @MainActor open func addSubview(_ view: UIKit.UIView)
    }

    extension UIView {

        /// Linux's own.
        @MainActor public func flash()
    }

    @MainActor @preconcurrency open class UILabel : UIKit.UIView {

        @MainActor public convenience init(text: String)
    }

    @MainActor @preconcurrency open class UIBadge : UIKit.UILabel {
    }

    @MainActor @preconcurrency open class UIViewController : NSObject {

        @MainActor override public init()

        @discardableResult
        @MainActor open func push(_ page: UIKit.UIViewController, animated: Bool = true) -> Bool
    }

    @MainActor @preconcurrency open class UITabBarController : UIKit.UIViewController {

        @MainActor override public init()

        @MainActor weak open var delegate: (any UIKit.UITabBarControllerDelegate)?
    }

    @MainActor @preconcurrency public protocol UITabBarControllerDelegate : NSObjectProtocol {

        @MainActor func tabBarController(_ tabs: UIKit.UITabBarController, shouldSelect page: UIKit.UIViewController) -> Bool

        @MainActor func supportedOrientations(_ tabs: UIKit.UITabBarController) -> UIKit.UIInterfaceOrientationMask
    }

    extension UITabBarControllerDelegate {

        @MainActor public func tabBarController(_ tabs: UIKit.UITabBarController, shouldSelect page: UIKit.UIViewController) -> Bool

        @MainActor public func supportedOrientations(_ tabs: UIKit.UITabBarController) -> UIKit.UIInterfaceOrientationMask
    }

    public struct UIInterfaceOrientationMask : OptionSet, Sendable {

        public let rawValue: UInt

        public init(rawValue: UInt)

        public static let portrait: UIKit.UIInterfaceOrientationMask
    }

    public enum UIRectEdge : Int, Sendable {

        case top

        case bottom
    }

    public struct Selector : Hashable, Sendable {

        public init(_ str: String)
    }

    extension Selector {

        /// Linux's own.
        @MainActor @preconcurrency public init<Target>(_ str: String, _ method: @escaping (Target) -> () -> Void) where Target : AnyObject
    }
    """
