/// The reason why an Interface Builder file can't be read, and its repair.
package struct InterfaceFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem with the file.
    package enum Problem: Hashable, Sendable {
        /// The file is empty.
        case empty
        /// The file doesn't start like XML.
        case noXML
        /// The file is XML, but not from Interface Builder: the name of its root.
        case otherXML(root: String)
        /// The file ends before its last element.
        case cutOff
        /// The XML is malformed: a description.
        case malformed(String)
        /// The file is a nib compiled by Xcode.
        case binaryNib
        /// The file is an archive of Xcode 4 or earlier.
        case oldArchive
        /// The file is for another platform: its `targetRuntime`.
        case otherPlatform(String)
        /// The file declares an encoding other than UTF-8: its name.
        case otherEncoding(String)
        /// The file starts with a document type, which could declare entities.
        case documentType
        /// The elements are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// An element has more attributes than the limit.
        case tooManyAttributes(limit: Int)
    }

    /// The path of the file, as passed to the reader.
    package let path: String
    /// The line of the problem, starting at 1; nil for the whole file.
    package let line: Int?
    package let problem: Problem

    /// The problem and its repair on one line: `Main.storyboard:12: the file is cut off. …`.
    package var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(problem.words). \(problem.repair)"
    }
}

extension InterfaceFileError.Problem {
    /// A description of the problem.
    package var words: String {
        switch self {
        case .empty: "the file is empty"
        case .noXML: "the file is not XML"
        case .otherXML(let root): "the file is not of Interface Builder: its root is <\(root)>"
        case .cutOff: "the file is cut off: it ends before its last element does"
        case .malformed(let mistake): "the XML has a mistake: \(mistake)"
        case .binaryNib: "the file is a compiled nib"
        case .oldArchive: "the file is an archive of Xcode 4 or earlier"
        case .otherPlatform(let runtime): "the file is for another platform: targetRuntime=\"\(runtime)\""
        case .otherEncoding(let encoding): "the file is not in UTF-8: it says \(encoding)"
        case .documentType: "the file begins with a document type, which Interface Builder does not write"
        case .tooDeep(let limit): "the elements are nested deeper than \(limit)"
        case .tooLarge(let limit): "the file is larger than \(limit / 1_048_576) MB"
        case .tooManyAttributes(let limit): "an element has more than \(limit) attributes"
        }
    }

    /// A description of the repair.
    package var repair: String {
        switch self {
        case .empty, .cutOff: "Restore it from version control."
        case .noXML, .otherXML: "Give a .storyboard or .xib file."
        case .malformed:
            "Mend that line, or restore the file from version control; look for the marks of a merge."
        case .binaryNib: "Give the .storyboard or .xib file that it was compiled from."
        case .oldArchive: "Open it in Xcode 5 or later and save it."
        case .otherPlatform: "Only files for iOS are read: targetRuntime=\"iOS.CocoaTouch\"."
        case .otherEncoding: "Open it in Xcode and save it, or convert it to UTF-8."
        case .documentType: "Remove the <!DOCTYPE …>."
        case .tooDeep, .tooLarge, .tooManyAttributes: "Check that it is a .storyboard or .xib file."
        }
    }
}
