import InterfaceFiles

/// Creates the objects of a nib or of one part of a scene, once: from an archive to connected objects that have received
/// `awakeFromNib()`.
///
/// The order is that of a device. Every object is created by its `init(coder:)`, with its contents inside that call. Then constraints
/// are created. Then outlets and actions are connected one by one. Then the user-defined runtime attributes are set. Finally, every
/// object receives `awakeFromNib()`, in the order in which their creation began. Evidence: init-02, init-03, gt2-nib-07. A container's
/// view controllers are created with it and receive `awakeFromNib()` before it, but after they are added to it, so they find their
/// navigation or split view controller.
@MainActor
package final class InterfaceLoading {
    package let file: InterfaceFile
    package let bundle: Bundle
    /// The localized texts, by `id.property`.
    package let strings: [String: String]
    /// The scene of the objects; `nil` for a nib.
    package let scene: StoryboardScene?
    /// Connects earlier objects whose connections lead to these objects.
    var beforeConnecting: (InterfaceLoading) -> Void = { _ in }
    /// Placeholders for missing objects, for tools.
    package var standIns = InterfaceStandIns()
    /// Replaces the first view controller's `init(coder:)`.
    private var creator: ((NSCoder) -> UIViewController?)?
    /// Whether the objects are a cell or a view that is created repeatedly. The scene doesn't register their identifiers.
    package var isForPrototype = false
    /// The loading of the container of this loading's view controller.
    private let container: InterfaceLoading?
    /// The objects that were created for this loading's view controller and haven't received `awakeFromNib()`.
    private var waiting: [AnyObject] = []
    private var objects: [String: AnyObject]
    private var made: [(element: InterfaceElement, object: AnyObject)] = []

    /// - Parameter present: Existing objects, by the identifiers of their elements: the file's owner, the first responder, the view
    ///   controller of a view.
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
        _ = Self.extensionsAreKnown
    }

    /// Reads the outlets of the program's extensions before the first file is loaded.
    private static let extensionsAreKnown: Void = {
        for found in ClassesOfProgram.all(named: "ExtensionOutlets") {
            if let module = found as? any InterfaceBuilderExtension.Type { UIKitProperties.add(module) }
        }
    }()

    /// Creates objects with their contents, connects them, and sends `awakeFromNib()`. Returns the objects that could be created, in the
    /// elements' order.
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

    /// Returns the object of an element, existing or new; `nil` if the element isn't an object that is available here.
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
        // Only objects in the same view refer to constraints. There are many, and a weak reference to each would take time.
        if !isForPrototype, !(object is NSLayoutConstraint) { scene?.note(object, id: id) }
    }

    /// Returns the object with an identifier, if it has been created.
    package func object(id: String) -> AnyObject? { objects[id] }

    /// Registers an object that wasn't created from its own element, such as a constraint.
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

    /// Sends `awakeFromNib` to an object that isn't one of UIKit's if its table contains the method.
    private func awakeModel(_ object: AnyObject) {
        let method = Selector("awakeFromNib")
        guard SelectorMethods.knows(method, of: object) else { return }
        SelectorMethods.send(method, to: object, sender: nil, event: nil)
    }

    /// A view controller of a nib has its view from the start. Evidence: init-02.
    private func tellOfView(_ object: AnyObject) {
        guard scene == nil, let controller = object as? UIViewController, controller.isViewLoaded else {
            return
        }
        controller.deliver(.viewDidLoad) { controller.viewDidLoad() }
    }
}

/// Reserves the position of an object that is being created.
@MainActor
private final class PlaceOfObject {
    static let shared = PlaceOfObject()
}
