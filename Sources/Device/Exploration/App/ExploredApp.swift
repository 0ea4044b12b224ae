import PageFlow
import Simulator

/// An app to explore: how it is launched, and the input that a user would know.
///
/// ```swift
/// let shop = ExploredApp("shop") { $0.launch(sceneDelegate: ShopScene()) }
/// let exploration = await explore(shop)
/// ```
///
/// The app is launched many times. If it keeps state outside its objects, such as in a static property, `launch` must reset that state
/// first.
public struct ExploredApp: Sendable {
    /// The app's name in reports.
    public let name: String
    /// The device. Defaults to iPhone 16.
    public var device = Device.iPhone16
    /// The iOS version. Defaults to the version of a simulator that isn't given another.
    public var system = System.default
    /// The class of `UIApplication.shared`.
    public var application: UIApplication.Type = UIApplication.self
    /// Links to start from, besides the launch and the patterns of the window's ``PageFlow/LinkTable``. Defaults to none.
    public var links: [URL] = []
    /// Routes to start from, besides the launch and the types of the window's ``PageFlow/RouteTable``. Defaults to none.
    public var routes: [any PageRoute] = []
    /// The values of placeholders in links and of properties in routes, by name: `["id": "2"]`. By default, 1 and other samples of the
    /// types.
    public var values: [String: String] = [:]
    /// Returns the text that a user types into a field; `nil` for the default of ``SampleText``. Always returns `nil` by default.
    public var text: @MainActor @Sendable (ExploredField) -> String? = { _ in nil }
    /// The classes of the app's pages, which the exploration is expected to reach. By default, the view controller classes in ``modules``
    /// that have no subclasses in the program.
    public var pages: [String] = []
    /// The modules whose controllers are pages of the app. Defaults to none, which means the module of the app's delegate, if it has one.
    public var modules: [String] = []
    /// Classes that aren't pages, such as base classes. The exploration isn't expected to reach them.
    public var classesWithoutPage: Set<String> = []
    /// The modules that a generated test imports.
    public var imports: [String] = []
    /// The code with which a generated test launches the app: lines of Swift with a `Simulator` named `sim`.
    public var testCode = ""
    /// Seconds of real time for the app's other threads after each action. Defaults to 0.02. An app with only one thread isn't waited for.
    public var patience = 0.02

    let launch: @MainActor @Sendable (Simulator) -> Void

    /// Creates an app from its launch code, which is called for every launch.
    public init(_ name: String, launch: @escaping @MainActor @Sendable (Simulator) -> Void) {
        self.name = name
        self.launch = launch
    }
}
