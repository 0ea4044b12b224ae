import PageFlow
import Simulator

/// An app to be explored: how it is launched, and what a user of it would know.
///
/// ```swift
/// let shop = ExploredApp("shop") { $0.launch(sceneDelegate: ShopScene()) }
/// let exploration = await explore(shop)
/// ```
///
/// The app is launched many times. Where it keeps something outside of its objects, in a static property, say, `launch` puts that back first.
public struct ExploredApp: Sendable {
    /// What reports call it.
    public let name: String
    /// The device that it runs on. Default an iPhone 16.
    public var device = Device.iPhone16
    /// The version of iOS. Default 18.
    public var system = System.iOS(18)
    /// The class of `UIApplication.shared`.
    public var application: UIApplication.Type = UIApplication.self
    /// Links to begin at, besides the launch and the patterns of the window's ``PageFlow/LinkTable``. Default none.
    public var links: [URL] = []
    /// Routes to begin at, besides the launch and the types of the window's ``PageFlow/RouteTable``. Default none.
    public var routes: [any PageRoute] = []
    /// What stands in the placeholders of links and the properties of routes, by their names: `["id": "2"]`. Default: 1, and other
    /// samples of the types.
    public var values: [String: String] = [:]
    /// What a user types into a field; `nil` for what ``SampleText`` makes up. Default: always that.
    public var text: @MainActor @Sendable (ExploredField) -> String? = { _ in nil }
    /// The classes of its pages, which some way has to reach. Default: those of the program's own controllers that no other of its
    /// controllers inherits from, in ``modules``.
    public var pages: [String] = []
    /// The modules whose controllers are pages of the app. Default none: then it is the module of the app's delegate, where it has one.
    public var modules: [String] = []
    /// Classes that are no pages, such as base classes: they need not be reached.
    public var classesWithoutPage: Set<String> = []
    /// The modules that a written test imports.
    public var imports: [String] = []
    /// How a written test launches the app: lines of Swift that have a `Simulator` by the name of `sim`.
    public var testCode = ""
    /// Seconds of the wall's clock that other threads of the app are given after each action. Default 0.02; an app with one thread is
    /// not waited for.
    public var patience = 0.02

    let launch: @MainActor @Sendable (Simulator) -> Void

    /// An app with what launches it, which is called again whenever it is launched again.
    public init(_ name: String, launch: @escaping @MainActor @Sendable (Simulator) -> Void) {
        self.name = name
        self.launch = launch
    }
}
