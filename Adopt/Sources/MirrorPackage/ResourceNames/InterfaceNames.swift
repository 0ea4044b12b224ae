import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The named parts of a storyboard or a nib: view controllers, segues, reusable views.
struct InterfaceNames {
    typealias Found = InterfaceClasses.Found

    /// A segue between two view controllers.
    struct Segue {
        let identifier: String
        let kind, source, destination: Found
    }

    /// The file's name without its extension.
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

    // MARK: - Storyboards and nibs

    /// All custom classes in the file.
    var classesInIt: [Found] {
        let ways = segues.flatMap { [$0.kind, $0.source, $0.destination] }
        let pages = namedControllers.map(\.type) + [initialController].compactMap(\.self)
        return reusables.map(\.type) + views.map(\.type) + pages + ways
    }

    /// The reusable views, with their reuse identifiers.
    var reusables: [(identifier: String, type: Found)] {
        root.allElements.compactMap { element in
            guard let identifier = element.text("reuseIdentifier"), !identifier.isEmpty,
                let type = classes.view(element)
            else { return nil }
            return (identifier, type)
        }
    }

    // MARK: - Nibs

    /// The top-level views of a nib, with their identifiers.
    var views: [(type: Found, identifier: String?)] {
        let top = root.elements(forName: "objects").flatMap(\.elements)
        return top.compactMap { element in classes.view(element).map { ($0, element.text("reuseIdentifier")) }
        }
    }

    // MARK: - Storyboards

    /// The view controllers of a storyboard.
    private var controllers: [XMLElement] {
        root.elements(forName: "scenes").flatMap { $0.elements(forName: "scene") }
            .flatMap { $0.elements(forName: "objects") }.flatMap(\.elements)
            .filter { $0.name?.hasSuffix("ontroller") == true }
    }

    /// The class of the initial view controller.
    var initialController: Found? {
        let identifier = root.text("initialViewController")
        return controllers.first { $0.text("id") == identifier }.map(classes.controller)
    }

    /// The view controllers with an identifier.
    var namedControllers: [(identifier: String, type: Found)] {
        controllers.compactMap { element in
            element.text("storyboardIdentifier").map { ($0, classes.controller(element)) }
        }
    }

    /// The segues with an identifier. A reference to another storyboard counts as a view controller.
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
