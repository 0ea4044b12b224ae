import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a storyboard or a nib names: controllers, segues, views that are used again.
struct InterfaceNames {
    typealias Found = InterfaceClasses.Found

    /// A segue from a controller to another.
    struct Segue {
        let identifier: String
        let kind, source, destination: Found
    }

    /// The file without its ending.
    let name: String
    let isStoryboard: Bool
    private let root: XMLElement
    private let classes: InterfaceClasses

    init?(_ file: URL, classes: InterfaceClasses) {
        guard InterfaceFile.isOne(file), let data = try? Data(contentsOf: file),
            let root = try? XMLDocument(data: data).rootElement()
        else { return nil }
        name = file.deletingPathExtension().lastPathComponent
        isStoryboard = file.pathExtension == "storyboard"
        self.root = root
        self.classes = classes
    }

    // MARK: - Of both

    /// Every class that it names in a place of its own.
    var classesInIt: [Found] {
        let ways = segues.flatMap { [$0.kind, $0.source, $0.destination] }
        let pages = namedControllers.map(\.type) + [initialController].compactMap(\.self)
        return reusables.map(\.type) + views.map(\.type) + pages + ways
    }

    /// The views that are used again, by their identifiers.
    var reusables: [(identifier: String, type: Found)] {
        root.allElements.compactMap { element in
            guard let identifier = element.text("reuseIdentifier"), !identifier.isEmpty,
                let type = classes.view(element)
            else { return nil }
            return (identifier, type)
        }
    }

    // MARK: - Of nibs

    /// The views at the top of a nib, with their identifiers.
    var views: [(type: Found, identifier: String?)] {
        let top = root.elements(forName: "objects").flatMap(\.elements)
        return top.compactMap { element in classes.view(element).map { ($0, element.text("reuseIdentifier")) }
        }
    }

    // MARK: - Of storyboards

    /// The controllers of a storyboard.
    private var controllers: [XMLElement] {
        root.elements(forName: "scenes").flatMap { $0.elements(forName: "scene") }
            .flatMap { $0.elements(forName: "objects") }.flatMap(\.elements)
            .filter { $0.name?.hasSuffix("ontroller") == true }
    }

    /// The class of the first page.
    var initialController: Found? {
        let identifier = root.text("initialViewController")
        return controllers.first { $0.text("id") == identifier }.map(classes.controller)
    }

    /// The controllers with an identifier.
    var namedControllers: [(identifier: String, type: Found)] {
        controllers.compactMap { element in
            element.text("storyboardIdentifier").map { ($0, classes.controller(element)) }
        }
    }

    /// The segues with an identifier. What lies in another storyboard is a controller.
    var segues: [Segue] {
        let byID = Dictionary(controllers.map { ($0.text("id") ?? "", $0) }) { first, _ in first }
        return controllers.flatMap { source in
            source.allElements.compactMap { element -> Segue? in
                guard element.name == "segue", element.text("kind") != "unwind",
                    let identifier = element.text("identifier"), !identifier.isEmpty
                else { return nil }
                let destination = element.text("destination").flatMap { byID[$0] }
                return Segue(
                    identifier: identifier, kind: classes.segue(element),
                    source: classes.controller(source),
                    destination: destination.map(classes.controller) ?? Found(text: "UIViewController"))
            }
        }
    }
}
