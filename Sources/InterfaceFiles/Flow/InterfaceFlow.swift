import FlowGraph

/// The scenes of one or more storyboards and the ways between them. Making it marks nothing of the scenes' objects as read.
package struct InterfaceFlow {
    /// Something that the ways tell.
    package struct Finding: Hashable, Sendable, CustomStringConvertible {
        /// The path of the file, as it was given for reading.
        package let path: String
        /// The line of the element, counted from 1.
        package let line: Int
        /// What it is, in words.
        package let message: String

        /// The finding on one line: `Main.storyboard:12: …`.
        package var description: String { "\(path):\(line): \(message)" }
    }

    /// The scenes, and the ways between them. References to scenes of other files that were given are resolved.
    package let graph: FlowGraph
    /// The scenes to which no way leads and which code cannot name: no storyboard identifier, no way from a scene that has one.
    package let unreachable: [Finding]
    /// The segues and references that name nothing.
    package let unresolved: [Finding]

    /// The flow of storyboards. Nibs have none.
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
    /// The scenes of this storyboard and the ways between them.
    package var flow: InterfaceFlow { InterfaceFlow([self]) }
}
