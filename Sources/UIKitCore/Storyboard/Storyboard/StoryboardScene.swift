import InterfaceFiles

/// One scene of a storyboard, made once: its controller now, the controller's view when it is asked for.
///
/// A device has a nib for the controller and one for its view, so the controller is awake before its view is made. What connects
/// the two is connected with the view. Evidence: gt2-sb-06, init-03.
@MainActor
package final class StoryboardScene {
    let storyboard: UIStoryboard
    private let scene: InterfaceScene
    private(set) weak var controller: UIViewController?
    /// What triggers segues, by the ids of these.
    var triggers: [String: SegueTrigger] = [:]
    /// The segues that fill container views when the view is there.
    var embeds: [SegueTemplate] = []
    /// What stands beside the controller and its view: it lives as long as the controller does.
    private(set) var topLevelObjects: [AnyObject] = []
    /// What the controller's part has made, by id, without holding it: the view's part may connect it.
    private var made: [String: WeakObject] = [:]
    /// Outlets of the controller's part that lead to the view's.
    private var later: [(object: WeakObject, connections: [InterfaceConnection])] = []

    init(_ scene: InterfaceScene, of storyboard: UIStoryboard) {
        self.scene = scene
        self.storyboard = storyboard
    }

    private var source: StoryboardSource { storyboard.source }

    var segues: SceneSegues { source.segues(of: scene) }

    /// The id of the controller's element.
    var controllerID: String? { scene.controller?.id }

    /// What was made of an element, if it is still there.
    func object(id: String) -> AnyObject? { made[id]?.object }

    /// Makes the controller, which keeps the scene.
    ///
    /// - Parameter container: what makes the controller that is to hold this one.
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

    /// The controller that is being made: its `init(coder:)` has reached `UIViewController`'s.
    func begin(_ controller: UIViewController) {
        self.controller = controller
    }

    /// Makes the view with all that is connected to it, and fills its container views. Returns `nil` if the scene has none: then the
    /// controller makes its own.
    func makeView() -> UIView? {
        guard let file = source.file, let controller, let element = scene.controller?.child(forKey: "view")
        else {
            return nil
        }
        let loading = InterfaceLoading(
            file, source.bundle, strings: source.strings, scene: self, present: present)
        loading.standIns = source.standIns
        loading.beforeConnecting = { [unowned self] in connectLater(in: $0) }
        guard source.nesting.begin(.view, of: element) else { return nil }
        defer { source.nesting.end(.view, of: element) }
        let loaded = loading.load([element] + others)
        let view = loaded.first as? UIView
        topLevelObjects += loaded.dropFirst()
        // The file's outlet `view`: what follows may ask the controller for it.
        if let view { controller.view = view }
        performEmbeds()
        return view
    }

    /// The app's own objects beside the controller: they are made with it, as it may use them before its view.
    private var models: [InterfaceElement] { scene.objects.filter { $0.name == "customObject" } }

    /// What else stands in the scene beside the controller: gesture recognizers and views of their own.
    private var others: [InterfaceElement] {
        scene.objects.filter { !["placeholder", "exit", "customObject"].contains($0.name) }
    }

    /// The controller and what its parts have made, by id.
    package var present: [String: AnyObject] {
        var present = made.compactMapValues(\.object)
        if let id = scene.controller?.id { present[id] = controller }
        return present
    }

    func note(_ object: AnyObject, id: String) { made[id] = WeakObject(object) }

    /// Connects an outlet when the view is there.
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

/// Where a storyboard's controller comes from, in the words of UIKit's exceptions.
package struct PlaceInStoryboard {
    /// The identifier that Interface Builder shows, or else the one that Xcode makes.
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
    /// Where the controller comes from; `nil` where it comes from no storyboard.
    package var placeInStoryboard: PlaceInStoryboard? { extras?.scene?.place }
}

/// An object that is not held.
struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}
