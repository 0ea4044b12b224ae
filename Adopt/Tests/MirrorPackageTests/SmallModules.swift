/// The parts of UIKit and of the library `Rswift` that resource names need, in build order.
enum SmallModules {
    static let all = [("UIKit", uiKit), ("Pages", pages), ("Rswift", rswift)]

    private static let uiKit = """
        @_exported import Foundation
        public class UITraitCollection {}
        public class UIImage { public init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) {} }
        public class UIColor { public init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) {} }
        public class UIFont { public init?(name: String, size: CGFloat) {} }
        open class UIView {}
        open class UITableViewCell: UIView {}
        open class UIViewController {}
        open class UITableViewController: UIViewController {}
        open class UINavigationController: UIViewController {}
        public class UIStoryboard {}
        public class UIStoryboardSegue {}
        public class UITableView: UIView {}
        public class UINib { public struct OptionsKey: Hashable {} }
        """

    private static let pages = """
        import UIKit
        open class Welcome: UIView {}
        """

    private static let rswift = """
        import UIKit
        public struct ImageResource { public let bundle: Bundle; public let name: String
            public init(bundle: Bundle, name: String) { self.bundle = bundle; self.name = name } }
        public struct ColorResource { public let bundle: Bundle; public let name: String
            public init(bundle: Bundle, name: String) { self.bundle = bundle; self.name = name } }
        public struct FontResource { public let fontName: String; public init(fontName: String) { self.fontName = fontName } }
        public struct FileResource {
            public init(bundle: Bundle, name: String, pathExtension: String) {}
            public func url() -> URL? { nil }
            public func path() -> String? { nil } }
        public struct StringResource { public let key, tableName: String; public let bundle: Bundle
            public init(key: String, tableName: String, bundle: Bundle, locales: [String], comment: String?) {
                self.key = key; self.tableName = tableName; self.bundle = bundle } }
        public protocol StoryboardResourceType { var bundle: Bundle { get }; var name: String { get } }
        public protocol StoryboardResourceWithInitialControllerType: StoryboardResourceType { associatedtype InitialController }
        extension StoryboardResourceWithInitialControllerType {
            public func instantiateInitialViewController() -> InitialController? { nil } }
        public struct StoryboardViewControllerResource<C> { public init(identifier: String) {} }
        extension UIStoryboard {
            public convenience init(resource: StoryboardResourceType) { self.init(0) }
            convenience init(_ n: Int) { fatalError() }
            public func instantiateViewController<C>(withResource: StoryboardViewControllerResource<C>) -> C? { nil } }
        public protocol NibResourceType { var bundle: Bundle { get }; var name: String { get } }
        extension NibResourceType {
            public func instantiate(withOwner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] { [] } }
        extension UINib {
            public convenience init(resource: NibResourceType) { self.init(0) }
            convenience init(_ n: Int) { fatalError() } }
        public protocol ReuseIdentifierType { associatedtype ReusableType; var identifier: String { get } }
        public struct ReuseIdentifier<ReusableType>: ReuseIdentifierType { public let identifier: String
            public init(identifier: String) { self.identifier = identifier } }
        extension UITableView {
            public func register<N: NibResourceType & ReuseIdentifierType>(_ nib: N) where N.ReusableType: UITableViewCell {}
            public func dequeue<I: ReuseIdentifierType>(_ identifier: I) -> I.ReusableType? { nil } }
        public struct StoryboardSegueIdentifier<S, A, B> { public let identifier: String
            public init(identifier: String) { self.identifier = identifier } }
        public struct TypedStoryboardSegueInfo<S, A, B> { public let destination: B
            public init?(segueIdentifier: StoryboardSegueIdentifier<S, A, B>, segue: UIStoryboardSegue) { nil } }
        """
}
