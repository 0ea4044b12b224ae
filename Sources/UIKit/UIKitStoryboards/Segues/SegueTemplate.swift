import InterfaceFiles

/// A segue in a storyboard, from which a segue object is created each time it is performed.
struct SegueTemplate {
    let id: String
    let identifier: String?
    let kind: SegueKind
    /// The identifier of the destination view controller; for an unwind segue, of the scene's exit.
    let destination: String
    /// The identifier of the source: the object that triggers it, or the view that it fills.
    let origin: String?
    /// Whether a row's accessory triggers the segue instead of the row.
    let isOfAccessory: Bool
    /// The app's class, or UIKit's own.
    let type: UIStoryboardSegue.Type
    let animates: Bool
    /// The method of the source that creates the destination (iOS 13).
    let creation: String?
}

// Reading.
extension SegueTemplate {
    /// Reads a `<segue>`; `nil` for a relationship, which containers read, and for a segue without a destination.
    @MainActor
    init?(
        _ element: InterfaceElement, in file: InterfaceFile, _ bundle: Bundle, _ standIns: InterfaceStandIns
    ) {
        guard let id = element.id, let destination = element["destination"],
            let kind = SegueKind(element)
        else { return nil }
        self.id = id
        self.kind = kind
        self.destination = destination
        identifier = element["identifier"]
        origin = element.parent?.parent?.id
        isOfAccessory = element["trigger"] == "accessoryAction"
        type = Self.type(of: element, in: file, bundle, standIns)
        animates = element.bool("animates") ?? true
        creation = element["destinationCreationSelector"]
        // The preview of 3D Touch, from iOS 9 to 12.
        for preview in element.children("segue") { preview.reportAbsence() }
    }

    @MainActor
    private static func type(
        of element: InterfaceElement, in file: InterfaceFile, _ bundle: Bundle, _ standIns: InterfaceStandIns
    ) -> UIStoryboardSegue.Type {
        guard let custom = CustomClass(element) else { return UIStoryboardSegue.self }
        if case .present = standIns.appClasses,
            let type = custom.find(in: file, bundle, derivedFrom: UIStoryboardSegue.self)
                as? UIStoryboardSegue.Type
        {
            return type
        }
        custom.warnOfUnknown()
        return standIns.segueClass
    }
}

/// The segues of one scene, in the file's order.
struct SceneSegues {
    private let templates: [SegueTemplate]

    init() { templates = [] }

    @MainActor
    init(_ scene: InterfaceScene, in file: InterfaceFile, _ bundle: Bundle, _ standIns: InterfaceStandIns) {
        templates = scene.element.descendants.filter {
            $0.name == "segue" && $0.parent?.name == "connections"
        }
        .compactMap { SegueTemplate($0, in: file, bundle, standIns) }
    }

    func template(id: String) -> SegueTemplate? { templates.first { $0.id == id } }

    func template(identifier: String) -> SegueTemplate? { templates.first { $0.identifier == identifier } }
}
