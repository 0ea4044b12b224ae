import FlowGraph

/// Converts scenes to nodes and segues to edges.
struct InterfaceFlowBuilder {
    struct Page {
        let file: InterfaceFile
        let scene: InterfaceScene
        let controller: InterfaceElement
        let node: FlowNode
    }

    /// The destination of a segue: a file, with an id in the file or a storyboard identifier.
    private struct Place: Hashable {
        let file: Int
        let name: String
    }

    private let files: [InterfaceFile]
    private(set) var graph = FlowGraph()
    private(set) var unresolved: [InterfaceFlow.Finding] = []
    /// The pages that have their own scene.
    private(set) var pages: [Page] = []
    private(set) var roots: [String] = []
    private var scenes: [(file: Int, scene: InterfaceScene)] = []
    private var nodesByID: [Place: String] = [:]
    private var nodesByIdentifier: [Place: String] = [:]
    private var nodeIDs: Set<String> = []

    init(_ files: [InterfaceFile]) { self.files = files }

    mutating func build() {
        for (number, file) in files.enumerated() { addPages(of: file, number) }
        for (number, scene) in scenes where scene.isReference { resolve(scene, in: number) }
        for (number, scene) in scenes { addEdges(of: scene, in: number) }
        addStarts()
    }

    // MARK: - Pages

    private mutating func addPages(of file: InterfaceFile, _ number: Int) {
        for scene in file.scenes {
            scenes.append((number, scene))
            guard let controller = scene.controller, let id = controller.id, !scene.isReference else {
                continue
            }
            let node = FlowNode(scene: controller, id: "\(number)/\(id)")
            pages.append(Page(file: file, scene: scene, controller: controller, node: node))
            add(node)
            nodesByID[Place(file: number, name: id)] = node.id
            if let identifier = controller.peek("storyboardIdentifier") {
                nodesByIdentifier[Place(file: number, name: identifier)] = node.id
                roots.append(node.id)
            }
        }
    }

    private mutating func add(_ node: FlowNode) {
        if nodeIDs.insert(node.id).inserted { graph.nodes.append(node) }
    }

    // MARK: - References

    private mutating func resolve(_ scene: InterfaceScene, in number: Int) {
        guard let element = scene.controller, let id = element.id else { return }
        let place = Place(file: number, name: id)
        if let target = target(of: element, in: number) {
            nodesByID[place] = target
        } else {
            let node = FlowNode(reference: element, id: "\(number)/\(id)")
            add(node)
            nodesByID[place] = node.id
        }
    }

    private mutating func target(of element: InterfaceElement, in number: Int) -> String? {
        let name = element.peek("storyboardName")
        let other = name.map { name in files.firstIndex { $0.name == name } } ?? number
        guard let other, element.peek("bundleIdentifier") == nil || name != nil else { return nil }
        let identifier = element.peek("referencedIdentifier")
        let target =
            identifier.map { nodesByIdentifier[Place(file: other, name: $0)] } ?? initialNode(of: other)
        if target == nil {
            let what = identifier.map { "the storyboard identifier \($0)" } ?? "an initial view controller"
            report(
                element, in: number,
                "the reference asks for \(what), which \(files[other].path) does not have")
        }
        return target
    }

    private func initialNode(of number: Int) -> String? {
        files[number].root.peek("initialViewController")
            .flatMap { nodesByID[Place(file: number, name: $0)] }
    }

    // MARK: - Segues

    private mutating func addEdges(of scene: InterfaceScene, in number: Int) {
        guard let id = scene.controller?.id, let from = nodesByID[Place(file: number, name: id)] else {
            return
        }
        for segue in scene.element.descendants
        where segue.name == "segue" && segue.parent?.name == "connections" {
            guard let to = destination(of: segue, in: number) else { continue }
            graph.edges.append(
                FlowEdge(from: from, to: to, label: segue.segueLabel, kind: segue.segueKind))
        }
    }

    private mutating func destination(of segue: InterfaceElement, in number: Int) -> String? {
        guard let id = segue.peek("destination") else {
            report(segue, in: number, "the segue names no destination")
            return nil
        }
        if segue.segueKind == .unwind, files[number].element(id: id)?.name == "exit" {
            return unwindNode(segue, in: number)
        }
        if let node = nodesByID[Place(file: number, name: id)] { return node }
        let name = segue.peek("identifier").map { " \($0)" } ?? ""
        let what =
            files[number].element(id: id).map { "<\($0.name)>, which is no scene" } ?? "nothing in the file"
        report(segue, in: number, "the segue\(name) leads to \(id): \(what)")
        return nil
    }

    /// The destination of an unwind segue is determined at run time: the file contains only the method.
    private mutating func unwindNode(_ segue: InterfaceElement, in number: Int) -> String {
        let action = segue.peek("unwindAction") ?? "unwind"
        let node = FlowNode(
            id: "\(number)/unwind/\(action)", title: action, subtitle: "unwind", kind: .reference)
        add(node)
        return node.id
    }

    private mutating func report(_ element: InterfaceElement, in number: Int, _ message: String) {
        unresolved.append(
            InterfaceFlow.Finding(path: files[number].path, line: element.line, message: message))
    }

    // MARK: - Starts

    /// The first storyboard has a start, and so does each other storyboard whose initial view controller no
    /// segue reaches.
    private mutating func addStarts() {
        let entered = Set(graph.edges.map(\.to))
        var starts: [(node: FlowNode, edge: FlowEdge)] = []
        for (number, file) in files.enumerated() {
            guard let id = file.root.peek("initialViewController") else { continue }
            guard let target = initialNode(of: number) else {
                report(file.root, in: number, "the initial view controller \(id) is not in the file")
                continue
            }
            roots.append(target)
            guard starts.isEmpty || !entered.contains(target) else { continue }
            let start = FlowNode(id: "\(number)/start", title: file.name, kind: .start)
            starts.append((start, FlowEdge(from: start.id, to: target, kind: .relationship)))
        }
        graph.nodes.insert(contentsOf: starts.map(\.node), at: 0)
        graph.edges.insert(contentsOf: starts.map(\.edge), at: 0)
    }
}
