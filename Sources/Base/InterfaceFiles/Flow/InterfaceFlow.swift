import FlowGraph

/// The scenes of storyboards and the segues between them. Creating it marks nothing in the scenes as read.
package struct InterfaceFlow {
    /// A finding about the scenes and segues.
    package struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// The path of the file, as passed to the reader.
        package let path: String
        /// The line of the element, starting at 1.
        package let line: Int
        /// A description of the finding.
        package let message: String

        /// The finding on one line: `Main.storyboard:12: …`.
        package var description: String { "\(path):\(line): \(message)" }
    }

    /// The scenes and segues. References to scenes in the other given files are resolved.
    package let graph: FlowGraph
    /// The scenes that no segue reaches and that code can't load: they have no storyboard identifier, and no scene with one
    /// leads to them.
    package let unreachable: [Finding]
    /// The segues and references whose destination is missing.
    package let unresolved: [Finding]

    /// Creates the flow of storyboards. Nibs have none.
    package init(_ files: [InterfaceFile]) {
        var builder = InterfaceFlowBuilder(files)
        builder.build()
        graph = builder.graph
        unresolved = builder.unresolved
        let reached = graph.reached(from: builder.roots)
        unreachable = builder.pages.filter { !reached.contains($0.node.id) }.map { page in
            Finding(
                path: page.file.path, line: page.controller.line,
                message: "no way leads to \(page.node.title), and it has no storyboard identifier")
        }
    }
}

extension InterfaceFile {
    /// The scenes of this storyboard and the segues between them.
    package var flow: InterfaceFlow { InterfaceFlow([self]) }
}
