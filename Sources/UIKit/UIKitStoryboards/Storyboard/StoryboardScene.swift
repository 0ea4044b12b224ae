import InterfaceFiles

/// One scene of a storyboard, created once: its view controller now, the view controller's view when it is first requested.
///
/// A device has a nib for the view controller and one for its view, so the view controller receives `awakeFromNib()` before its view
/// is created. Connections between the two are made with the view. Evidence: gt2-sb-06, init-03.
@MainActor
package final class StoryboardScene {
    package let storyboard: UIStoryboard
    let source: StoryboardSource
    private let scene: InterfaceScene
    private(set) weak var controller: UIViewController?
    /// The triggers of segues, by the segues' identifiers.
    var triggers: [String: SegueTrigger] = [:]
    /// The segues that fill container views when the view has loaded.
    var embeds: [SegueTemplate] = []
    /// The scene's other top-level objects, which live as long as the view controller.
    private(set) var topLevelObjects: [AnyObject] = []
    /// The objects of the view controller's part, by identifier and not retained. The view's part may connect them.
    private var made: [String: WeakObject] = [:]
    /// Outlets of the view controller's part that refer to objects of the view's part.
    private var later: [(object: WeakObject, connections: [InterfaceConnection])] = []

    init(_ scene: InterfaceScene, of storyboard: UIStoryboard, _ source: StoryboardSource) {
        self.scene = scene
        self.storyboard = storyboard
        self.source = source
    }

    var segues: SceneSegues { source.segues(of: scene) }

    /// The identifier of the view controller's element.
    package var controllerID: String? { scene.controller?.id }

    /// Returns the object of an element, if it still exists.
    func object(id: String) -> AnyObject? { made[id]?.object }

    /// Creates the view controller, which retains the scene.
    ///
    /// - Parameter container: The loading of the container of this view controller.
    func makeController(_ creator: UIStoryboard.Creator?, in container: InterfaceLoading? = nil)
        -> UIViewController
    {
        guard let file = source.file, let element = scene.controller,
            source.nesting.begin(.controller, of: element)
        else { return UIViewController() }
        defer { source.nesting.end(.controller, of: element) }
        let loading = InterfaceLoading(
            file, source.bundle, strings: source.strings, scene: self, container: container, creator: creator)
        loading.standIns = source.standIns
        let loaded = loading.load([element] + models)
        topLevelObjects = Array(loaded.dropFirst())
        return loaded.first as? UIViewController ?? UIViewController()
    }

    /// Registers the view controller that is being created: its `init(coder:)` has reached that of `UIViewController`.
    func begin(_ controller: UIViewController) {
        self.controller = controller
    }

    /// Creates the view, makes its connections, and fills its container views. Returns `nil` if the scene has no view: then the view
    /// controller creates its own.
    package func makeView() -> UIView? {
        guard let file = source.file, let controller, let element = scene.controller?.child(forKey: "view")
        else {
            return nil
        }
        let loading = InterfaceLoading(
            file, source.bundle, strings: source.strings, scene: self, present: present)
        loading.standIns = source.standIns
        loading.beforeConnecting = { [weak self] in self?.connectLater(in: $0) }
        guard source.nesting.begin(.view, of: element) else { return nil }
        defer { source.nesting.end(.view, of: element) }
        let loaded = loading.load([element] + others)
        let view = loaded.first as? UIView
        topLevelObjects += loaded.dropFirst()
        // The file's outlet `view`. The following code may read the view controller's view.
        if let view { controller.view = view }
        performEmbeds()
        return view
    }

    /// The app's own top-level objects. They are created with the view controller, which may use them before its view loads.
    private var models: [InterfaceElement] { scene.objects.filter { $0.name == "customObject" } }

    /// The scene's other top-level objects: gesture recognizers and separate views.
    private var others: [InterfaceElement] {
        scene.objects.filter { !["placeholder", "exit", "customObject"].contains($0.name) }
    }

    /// The view controller and the objects of its parts, by identifier.
    package var present: [String: AnyObject] {
        var present = made.compactMapValues(\.object)
        if let id = scene.controller?.id { present[id] = controller }
        return present
    }

    func note(_ object: AnyObject, id: String) { made[id] = WeakObject(object) }

    /// Connects an outlet when the view has loaded.
    func connectLater(_ connection: InterfaceConnection, of object: AnyObject) {
        if let last = later.last, last.object.object === object {
            later[later.count - 1].connections.append(connection)
        } else {
            later.append((WeakObject(object), [connection]))
        }
    }

    private func connectLater(in loading: InterfaceLoading) {
        let waiting = later
        later = []
        for (object, connections) in waiting {
            guard let object = object.object else { continue }
            ConnectionMaking(loading).connect(object, connections)
        }
    }
}

/// The origin of a storyboard's view controller, in the format of UIKit's exceptions.
package struct PlaceInStoryboard {
    /// The identifier in Interface Builder, or the one that Xcode generates.
    package let identifier: String
    package let storyboard: String
}

extension StoryboardScene {
    fileprivate var place: PlaceInStoryboard? {
        guard let element = scene.controller, let id = element.id else { return nil }
        let type = "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        return PlaceInStoryboard(
            identifier: element.peek("storyboardIdentifier") ?? "\(type)-\(id)", storyboard: source.name)
    }
}

extension UIViewController {
    var storyboardScene: StoryboardScene? { extras?.scene as? StoryboardScene }

    /// The view controller's origin; `nil` if it isn't from a storyboard.
    package var placeInStoryboard: PlaceInStoryboard? { storyboardScene?.place }
}

/// An object that isn't retained.
struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}
