import InterfaceFiles

/// A segue as a storyboard has it: what is made again each time it is performed.
struct SegueTemplate {
    let id: String
    let identifier: String?
    let kind: SegueKind
    /// The id of the controller that it leads to; of an unwind segue that of the scene's exit.
    let destination: String
    /// The id of its source: the object that triggers it, or the view that it fills.
    let origin: String?
    /// Whether the accessory of a row triggers it, and not the row.
    let isOfAccessory: Bool
    /// The app's class; UIKit's own without one.
    let type: UIStoryboardSegue.Type
    let animates: Bool
    /// The method of the source that makes the destination (iOS 13).
    let creation: String?
}

// Reading.
extension SegueTemplate {
    /// Reads a `<segue>`; `nil` for a relationship, which containers read, and for what leads nowhere.
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
        // What a firm press showed, from iOS 9 to 12.
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

    /// None.
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
