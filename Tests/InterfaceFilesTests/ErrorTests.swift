import Foundation
import InterfaceFiles
import Testing

/// A file that can't be read, and the beginning of the error.
struct Unreadable: CustomTestStringConvertible {
    let name: String
    let data: Data
    let message: String

    init(_ name: String, _ text: String, _ message: String) {
        self.init(name, Data(text.utf8), message)
    }

    init(_ name: String, _ data: Data, _ message: String) {
        (self.name, self.data, self.message) = (name, data, message)
    }

    var testDescription: String { name }

    static let cases = [
        Unreadable("nothing", "", "x.xib: the file is empty. Restore"),
        Unreadable("text", "hello", "x.xib: the file is not XML. Give"),
        Unreadable("blanks", " \n ", "x.xib: the file is cut off"),
        Unreadable(
            "property list", "<plist version=\"1.0\"><dict/></plist>",
            "x.xib:1: the file is not of Interface Builder: its root is <plist>"),
        Unreadable("cut in an element", String(Samples.nib.prefix(700)), "x.xib:11: the file is cut off"),
        Unreadable("cut in the root", "<document>\n<objects/>\n", "x.xib:2: the file is cut off"),
        Unreadable("cut before the root", "<?xml version=\"1.0\"?>\n<!-- a", "x.xib: the file is cut off"),
        Unreadable(
            "compiled nib", "NIBArchive\u{1}\u{0}", "x.xib: the file is a compiled nib. Give the .story"),
        Unreadable("keyed archive", "bplist00", "x.xib: the file is a compiled nib"),
        Unreadable(
            "Xcode 3",
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>",
            "x.xib:1: the file is an archive of Xcode 4 or earlier. Open it in Xcode 5 or later and save it."),
        Unreadable(
            "macOS",
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
            "x.xib:1: the file is for another platform: targetRuntime=\"MacOSX.Cocoa\". Only files for iOS"),
        Unreadable(
            "tvOS", "<document targetRuntime=\"AppleTV\"/>", "x.xib:1: the file is for another platform"),
        Unreadable(
            "UTF-16", "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>",
            "x.xib: the file is not in UTF-8: it says UTF-16"),
        Unreadable(
            "UTF-16 without a mark", "<!DOCTYPE a []><document/>".data(using: .utf16LittleEndian)!,
            "x.xib: the file is not in UTF-8: it says UTF-16 or UTF-32"),
        Unreadable(
            "UTF-16 with a mark", "<document/>".data(using: .utf16)!, "x.xib: the file is not in UTF-8"),
        Unreadable(
            "big UTF-16 without a mark", "<!DOCTYPE a []><document/>".data(using: .utf16BigEndian)!,
            "x.xib: the file is not in UTF-8"),
        Unreadable(
            "UTF-32 without a mark", "<!DOCTYPE a []><document/>".data(using: .utf32LittleEndian)!,
            "x.xib: the file is not in UTF-8"),
        Unreadable(
            "a zero", "<document>\n\u{0}</document>", "x.xib:2: the XML has a mistake: there is a zero byte"),
        Unreadable(
            "entities", "<!DOCTYPE a [<!ENTITY b \"c\">]>\n<document>&b;</document>",
            "x.xib:1: the file begins with a document type"),
        Unreadable(
            "unknown entity", Samples.document("\n<a b='&c;'/>"),
            "x.xib:2: the XML has a mistake: an entity is not known, in <document>"),
        Unreadable(
            "crossed tags", Samples.document("<a>\n<b></a></b>"),
            "x.xib:2: the XML has a mistake: a start tag and an end tag do not match, in <b>"),
        Unreadable(
            "an attribute twice", Samples.document("<a b='1' b='2'/>"),
            "x.xib:1: the XML has a mistake: an attribute is written twice, in <document>"),
        Unreadable(
            "two roots", "<document/>\n<document/>",
            "x.xib:2: the XML has a mistake: there is something behind the root"),
        Unreadable(
            "marks of a merge", Samples.document("\n<<<<<<< HEAD\n"),
            "x.xib:2: the XML has a mistake: a name is"),
        Unreadable(
            "a byte that is not UTF-8, in a name",
            Data("<document>\n<a".utf8) + [0xFF] + Data("/></document>".utf8),
            "x.xib:2: the XML has a mistake: the characters are not UTF-8"),
        Unreadable(
            "a NUL", Samples.document("\n\u{0}"),
            "x.xib:2: the XML has a mistake: there is a zero byte"),
        Unreadable(
            "depth", Samples.document(String(repeating: "<a>", count: 100_000)),
            "x.xib:1: the elements are nested deeper than 256"),
        Unreadable(
            "attributes",
            Samples.document("\n<a " + (0...128).map { "b\($0)='1'" }.joined(separator: " ") + "/>"),
            "x.xib:2: an element has more than 128 attributes"),
        Unreadable(
            "size", Data(repeating: 32, count: 33_554_433), "x.xib: the file is larger than 32 MB"),
    ]
}

@Test(arguments: Unreadable.cases)
func `A file that cannot be read says why, where, and what to do`(_ file: Unreadable) throws {
    let error = try #require(throws: InterfaceFileError.self) {
        try InterfaceFile.read(file.data, path: "x.xib")
    }
    #expect("\(error)".hasPrefix(file.message), "\(error)")
}
