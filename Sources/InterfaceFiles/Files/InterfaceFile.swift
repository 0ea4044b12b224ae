import Foundation

/// A storyboard or a nib as Interface Builder saves it: a `.storyboard` or `.xib` file of Xcode 4.2 or later, for iOS.
///
/// Reading makes elements, not views. What a file holds is read by whoever builds views from it, and ``unread`` lists what is left.
/// A file and its elements belong to one task at a time.
package final class InterfaceFile {
    /// What a file is.
    package enum Kind: Sendable {
        /// View controllers with ways between them.
        case storyboard
        /// The objects of one view or view controller.
        case nib
    }

    /// The path, as it was given for reading.
    package let path: String
    /// Whether it is a storyboard or a nib.
    package let kind: Kind
    /// The root: `<document>`.
    package let root: InterfaceElement

    /// The images and colours that the file names.
    package private(set) lazy var resources = InterfaceResources(root.child("resources"))
    /// The scenes of a storyboard, in the order of the file; none in a nib.
    package private(set) lazy var scenes = (root.child("scenes")?.children("scene") ?? []).map(
        InterfaceScene.init)
    /// The modules of the custom classes that the file names, in its order.
    package private(set) lazy var modules = InterfaceFile.modules(root)

    private let elements: [String: InterfaceElement]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - path: What errors and faults call the file.
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

    /// The name by which code and other files call it: the last part of the path without its extension.
    package var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

    /// The element with an id; nil if there is none. The element does not count as read.
    package func element(id: String) -> InterfaceElement? { elements[id] }

    /// What was found wrong in values so far, in the order in which it was found.
    package var faults: [InterfaceFault] { root.record.faults }

    /// What is of a class that does not exist here, and was replaced by something plain, in the order in which it was made.
    package var absences: [InterfaceAbsence] { root.record.absences }

    /// What nobody asked for, in the order of the file, without what is for Interface Builder alone: see ``DesignTimeNames``.
    package var unread: [UnreadPart] { root.unread }
}

extension InterfaceFile {
    /// The elements by id. A second element of the same id is a fault, and the first one counts.
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
