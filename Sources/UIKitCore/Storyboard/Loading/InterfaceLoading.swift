import InterfaceFiles

/// Makes the objects of a nib, or of one part of a scene: once, from an archive to connected objects that are awake.
///
/// The order is that of a device. Every object is made with its `init(coder:)`, what is in it within that call; constraints
/// come next; then outlets and actions are connected, one after the other; then the user-defined runtime attributes are set;
/// and at last every object receives `awakeFromNib()`, in the order in which their making began. Evidence: init-02, init-03, gt2-nib-07.
/// What a container holds is made with it, and is awake before it, but not before it is in there: it finds its stack or split view.
@MainActor
package final class InterfaceLoading {
    package let file: InterfaceFile
    package let bundle: Bundle
    /// The texts in the user's language, by `id.property`.
    package let strings: [String: String]
    /// The scene that the objects belong to; `nil` for a nib.
    package let scene: StoryboardScene?
    /// Connects what was made before these objects and leads to them.
    var beforeConnecting: (InterfaceLoading) -> Void = { _ in }
    /// What stands for what is not there, for tools.
    package var standIns = InterfaceStandIns()
    /// Takes the place of the first controller's `init(coder:)`.
    private var creator: ((NSCoder) -> UIViewController?)?
    /// Whether the objects are a cell or a view that is made many times: the scene does not know those by their ids.
    package var isForPrototype = false
    /// What makes the container of this one's controller.
    private let container: InterfaceLoading?
    /// What was made for this one's controller to hold, and is not awake yet.
    private var waiting: [AnyObject] = []
    private var objects: [String: AnyObject]
    private var made: [(element: InterfaceElement, object: AnyObject)] = []

    /// - Parameter present: objects that are there already, by the ids of their elements: the file's owner, the first responder,
    ///   the controller of a view.
    package init(
        _ file: InterfaceFile, _ bundle: Bundle, strings: [String: String] = [:],
        scene: StoryboardScene? = nil,
        present: [String: AnyObject] = [:], container: InterfaceLoading? = nil,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) {
        self.file = file
        self.bundle = bundle
        self.strings = strings
        self.scene = scene
        objects = present
        self.container = container
        self.creator = creator
    }

    /// Makes objects with all that is in them, connects and wakes them. Returns those that could be made, in the elements' order.
    package func load(_ elements: [InterfaceElement]) -> [AnyObject] {
        let loaded = elements.compactMap { object(for: $0) }
        ConstraintMaking(self).make(made.map(\.element))
        beforeConnecting(self)
        let connecting = ConnectionMaking(self)
        for (element, object) in made { connecting.connect(object, element) }
        for (element, object) in made { RuntimeAttributes.set(element, object, in: self) }
        waiting += made.map(\.object)
        if let container { container.waiting += waiting } else { waiting.forEach(awake) }
        waiting = []
        return loaded
    }

    /// The object of an element: the one that is there, or a new one. `nil` for what is no object that exists here.
    package func object(for element: InterfaceElement) -> AnyObject? {
        if let id = element.peek("id"), let present = objects[id] { return present }
        guard let type = InterfaceClasses(self).objectClass(of: element) else { return nil }
        element.markAsRead()
        let place = made.count
        made.append((element, PlaceOfObject.shared))
        guard let object = make(type, element) else {
            made.remove(at: place)
            return nil
        }
        made[place].object = object
        keep(object, element)
        return object
    }

    private func keep(_ object: AnyObject, _ element: InterfaceElement) {
        guard let id = element.id else { return }
        objects[id] = object
        // Nothing outside of its own view names a constraint, and there are many: a weak reference to each costs time.
        if !isForPrototype, !(object is NSLayoutConstraint) { scene?.note(object, id: id) }
    }

    /// The object of an id, if it is there by now.
    package func object(id: String) -> AnyObject? { objects[id] }

    /// An object that is made from something else than an element of its own, such as a constraint.
    package func note(_ object: AnyObject, for element: InterfaceElement) {
        made.append((element, object))
        keep(object, element)
    }

    private func make(_ type: AnyClass, _ element: InterfaceElement) -> AnyObject? {
        let coder = InterfaceCoder(element, self)
        if let creator, type is UIViewController.Type {
            self.creator = nil
            if let controller = creator(coder) { return controller }
        }
        if let type = type as? UIGestureRecognizer.Type { return type.make(ofItsClassFrom: coder) }
        if let type = type as? any NSCoding.Type { return type.init(coder: coder) as AnyObject? }
        return (type as? NSObject.Type)?.makePlainly(ofItsClass: ())
    }

    private func awake(_ object: AnyObject) {
        switch object {
        case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
        case let responder as UIResponder:
            responder.awakeFromNib()
            tellOfView(responder)
        case let item as UIBarItem: item.awakeFromNib()
        case let item as UINavigationItem: item.awakeFromNib()
        case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
        default: awakeModel(object)
        }
    }

    /// An object that is none of UIKit's is notified where its table names the method.
    private func awakeModel(_ object: AnyObject) {
        let method = Selector("awakeFromNib")
        guard SelectorMethods.knows(method, of: object) else { return }
        SelectorMethods.send(method, to: object, sender: nil, event: nil)
    }

    /// A controller of a nib has its view from the start. Evidence: init-02.
    private func tellOfView(_ object: AnyObject) {
        guard scene == nil, let controller = object as? UIViewController, controller.isViewLoaded else {
            return
        }
        controller.deliver(.viewDidLoad) { controller.viewDidLoad() }
    }
}

/// Stands where an object that is being made will stand.
@MainActor
private final class PlaceOfObject {
    static let shared = PlaceOfObject()
}
