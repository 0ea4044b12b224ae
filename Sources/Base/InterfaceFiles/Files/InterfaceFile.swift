import Foundation

/// A storyboard or nib in the format of Interface Builder: a `.storyboard` or `.xib` file of Xcode 4.2 or later, for iOS.
///
/// Reading a file creates elements, not views. The code that builds the views reads the elements, and ``unread`` lists the
/// remaining ones. A file and its elements belong to one task at a time.
package final class InterfaceFile {
    /// The kind of file.
    package enum Kind: Sendable {
        /// View controllers connected by segues.
        case storyboard
        /// The objects of one view or view controller.
        case nib
    }

    /// The path, as passed to the reader.
    package let path: String
    /// Whether the file is a storyboard or a nib.
    package let kind: Kind
    /// The root element, `<document>`.
    package let root: InterfaceElement

    /// The images and colors that the file names.
    package private(set) lazy var resources = InterfaceResources(root.child("resources"))
    /// The scenes of a storyboard, in file order; empty in a nib.
    package private(set) lazy var scenes = (root.child("scenes")?.children("scene") ?? []).map(
        InterfaceScene.init)
    /// The modules of the custom classes in the file, in order.
    package private(set) lazy var modules = InterfaceFile.modules(root)

    private let elements: [String: InterfaceElement]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - path: The name of the file in errors and faults.
    package static func read(_ data: Data, path: String) throws(InterfaceFileError) -> InterfaceFile {
        let root = try InterfaceFileReader.root(of: data, path: path)
        let file = InterfaceFile(root: root, path: path)
        try root.checkIsDocument()
        return file
    }

    deinit { root.untie() }

    private init(root: InterfaceElement, path: String) {
        self.path = path
        self.root = root
        root.markAsRead()
        _ = root["type"]
        kind = root.children.contains { $0.name == "scenes" } ? .storyboard : root.kindByType
        elements = InterfaceFile.index(root)
    }

    /// The name used by code and other files: the last path component without its extension.
    package var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    /// Returns the element with an id; nil if there is none. Doesn't mark the element as read.
    package func element(id: String) -> InterfaceElement? { elements[id] }

    /// The faults found so far, in order.
    package var faults: [InterfaceFault] { root.record.faults }

    /// The objects of missing classes, each replaced by a plain object, in order of creation.
    package var absences: [InterfaceAbsence] { root.record.absences }

    /// The parts that no code has read, in file order, without those that only Interface Builder uses: see ``DesignTimeNames``.
    package var unread: [UnreadPart] { root.unread }
}

extension InterfaceFile {
    /// Returns the elements by id. A second element with the same id is a fault, and the first one is used.
    private static func index(_ root: InterfaceElement) -> [String: InterfaceElement] {
        var elements: [String: InterfaceElement] = [:]
        for element in root.descendants {
            guard let id = element.id, element.isIdentified else { continue }
            if let first = elements[id] {
                element.reportFault("the id \(id) is already that of <\(first.name)> on line \(first.line)")
            } else {
                elements[id] = element
            }
        }
        return elements
    }

    private static func modules(_ root: InterfaceElement) -> [String] {
        var seen: Set<String> = []
        return root.descendants.compactMap { $0.peek("customModule") }.filter { seen.insert($0).inserted }
    }
}

extension InterfaceElement {
    /// The ids of devices are names, not identifiers.
    fileprivate var isIdentified: Bool { name != "device" && name != "adaptation" }

    fileprivate var kindByType: InterfaceFile.Kind {
        peek("type")?.contains("Storyboard") == true ? .storyboard : .nib
    }

    fileprivate func checkIsDocument() throws(InterfaceFileError) {
        if name == "archive" { throw error(.oldArchive) }
        guard name == "document" else { throw error(.otherXML(root: name)) }
        if let runtime = self["targetRuntime"], !runtime.hasPrefix("iOS.") {
            throw error(.otherPlatform(runtime))
        }
        if let type = peek("type"), !type.contains("CocoaTouch") { throw error(.otherPlatform(type)) }
    }

    private func error(_ problem: InterfaceFileError.Problem) -> InterfaceFileError {
        InterfaceFileError(path: record.path, line: line, problem: problem)
    }
}
