import FlowGraph

extension FlowNode {
    /// Creates a scene's node with the best name in the file.
    init(scene controller: InterfaceElement, id: String) {
        let item = controller.children.first { $0.peek("key") == "navigationItem" }
        let names = [controller.peek("userLabel"), controller.peek("title"), item?.peek("title")]
        let customClass = controller.peek("customClass").flatMap { $0.isBlank ? nil : $0 }
        let kind = controller.name.separatedWords
        let title = names.compactMap { $0 }.first { !$0.isBlank } ?? customClass ?? kind
        let subtitle = [customClass ?? kind].first { $0 != title }
        self.init(
            id: id, title: title, subtitle: subtitle,
            kind: FlowNode.containers.contains(controller.name) ? .container : .page)
    }

    /// Creates the node of a reference to a storyboard that isn't available.
    init(reference element: InterfaceElement, id: String) {
        let storyboard = element.peek("storyboardName").map { "\($0).storyboard" }
        let title = element.peek("referencedIdentifier") ?? storyboard ?? "Storyboard Reference"
        self.init(id: id, title: title, subtitle: storyboard == title ? nil : storyboard, kind: .reference)
    }

    private static let containers: Set = [
        "navigationController", "tabBarController", "splitViewController", "pageViewController",
    ]
}

extension InterfaceElement {
    /// The kind of edge for a segue's `kind`.
    var segueKind: FlowEdge.Kind {
        switch peek("kind") {
        case "show", "push", "showDetail", "replace": .push
        case "presentation", "modal", "popoverPresentation", "popover": .present
        case "embed": .embed
        case "relationship": .relationship
        case "unwind": .unwind
        default: .custom
        }
    }

    /// The label of a segue: its identifier, or the details of its kind.
    var segueLabel: String? {
        if let identifier = peek("identifier"), !identifier.isBlank { return identifier }
        switch peek("kind") {
        case "relationship":
            return peek("relationship").flatMap { Self.plainRelationships.contains($0) ? nil : $0 }
        case "showDetail": return "show detail"
        case "replace": return "replace"
        case "popover", "popoverPresentation": return "popover"
        case "custom", nil: return peek("customClass")
        default: return nil
        }
    }

    private static let plainRelationships: Set = ["rootViewController", "viewControllers"]
}

extension String {
    /// The words of a name: `Table View Controller` for `tableViewController`.
    var separatedWords: String {
        let words = reduce(into: "") { words, letter in
            words += letter.isUppercase ? " \(letter)" : "\(letter)"
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
