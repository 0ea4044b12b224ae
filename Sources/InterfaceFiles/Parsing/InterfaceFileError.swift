/// Why an Interface Builder file cannot be read, and what to do about it.
package struct InterfaceFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the file.
    package enum Problem: Hashable, Sendable {
        /// There is nothing in the file.
        case empty
        /// The file does not begin like XML.
        case noXML
        /// The file is XML, but not of Interface Builder: the name of its root.
        case otherXML(root: String)
        /// The file ends before its last element does.
        case cutOff
        /// The XML has a mistake: what it is.
        case malformed(String)
        /// The file is a nib as Xcode compiles it.
        case binaryNib
        /// The file is an archive of Xcode 4 or earlier.
        case oldArchive
        /// The file is for another platform: what it says as `targetRuntime`.
        case otherPlatform(String)
        /// The file says that its characters are not UTF-8: what it says.
        case otherEncoding(String)
        /// The file begins with a document type, where entities could be declared.
        case documentType
        /// The elements are nested deeper than the limit.
        case tooDeep(limit: Int)
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// An element has more attributes than the limit.
        case tooManyAttributes(limit: Int)
    }

    /// The path of the file, as it was given for reading.
    package let path: String
    /// The line where the problem is, counted from 1; nil if it is the whole file.
    package let line: Int?
    /// What is wrong.
    package let problem: Problem

    /// The problem and its repair on one line: `Main.storyboard:12: the file is cut off. …`.
    package var description: String {
        "\(path)\(line.map { ":\($0)" } ?? ""): \(problem.words). \(problem.repair)"
    }
}

extension InterfaceFileError.Problem {
    /// What is wrong, in words.
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

    /// What to do about it, in words.
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
