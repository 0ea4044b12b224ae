import PhotosUI
import Simulator
import TestTraits
import Testing
import UniformTypeIdentifiers

/// Pickers of files and photos, and types of data.
@MainActor @Suite(.inTurn) final class FilePickerTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try Data("x".utf8).write(to: url)
        return url
    }

    private func open(_ picker: UIDocumentPickerViewController) throws -> (Simulator, FilePage) {
        let sim = Simulator()
        let page = FilePage()
        sim.launch(page)
        picker.delegate = page
        sim.documents = [try file("a.pdf"), try file("b.png"), try file("c.unknown")]
        page.present(picker, animated: true)
        try sim.settle()
        return (sim, page)
    }

    @Test(arguments: [
        ([UTType.pdf], ["a"]), ([.image], ["b"]), ([.item], ["a", "b", "c"]), ([.movie], []),
        ([.pdf, .png], ["a", "b"]),
    ])
    func `files of the types are shown`(types: [UTType], shown: [String]) throws {
        let (sim, _) = try open(UIDocumentPickerViewController(forOpeningContentTypes: types))
        #expect(["a", "b", "c"].filter { sim.place(of: $0) != nil } == shown)
    }

    @Test func `the picker goes, and the delegate is notified of the file`() throws {
        let (sim, page) = try open(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]))
        #expect(sim.tap("a"))
        try sim.settle()
        #expect(page.urls == [sim.documents[0]] && page.wasAlone == true)
    }

    @Test func `a copy is another file with the same content`() throws {
        let (sim, page) = try open(
            UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true))
        #expect(sim.chooseDocument(sim.documents[0]))
        try sim.settle()
        let copy = try #require(page.urls.first)
        #expect(copy != sim.documents[0] && copy.lastPathComponent == "a.pdf")
        #expect(try Data(contentsOf: copy) == Data("x".utf8))
    }

    @Test func `the delegate is notified of a cancellation, and of the exported files`() throws {
        let (sim, page) = try open(
            UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import))
        #expect(sim.tap("Cancel"))
        try sim.settle()
        #expect(page.cancellations == 1 && page.urls.isEmpty && page.presentedViewController == nil)
        let url = try file("d.txt")
        let picker = UIDocumentPickerViewController(forExporting: [url])
        picker.delegate = page
        page.present(picker, animated: true)
        try sim.settle()
        #expect(sim.tap("Save"))
        try sim.settle()
        #expect(page.urls == [url])
    }

    @Test(
        arguments: [
            ("png", .image, "public.png"), ("PNG", .image, "public.png"), ("jpg", .data, "public.jpeg"),
            ("txt", .text, "public.plain-text"), ("png", .text, nil), ("xyz", .data, nil),
            ("swift", .plainText, "public.swift-source"),
        ] as [(String, UTType, String?)])
    func `an ending says the type`(ending: String, parent: UTType, expected: String?) {
        #expect(UTType(filenameExtension: ending, conformingTo: parent)?.identifier == expected)
    }

    @Test func `types are kinds of others`() {
        #expect(
            UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && UTType.png.conforms(to: .png)
        )
        #expect(!UTType.image.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.text.isSupertype(of: .swiftSource) && UTType("no.such") == nil)
        #expect(
            UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.png.preferredMIMEType == "image/png")
        #expect(UTType(mimeType: "text/html") == .html && UTType.folder.preferredMIMEType == nil)
    }

    @Test(arguments: [(1, 1), (2, 2), (0, 3)])
    func `a picture picker gives as many as it may`(limit: Int, taken: Int) throws {
        let sim = Simulator()
        let page = FilePage()
        sim.launch(page)
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        configuration.filter = .any(of: [.images, .videos])
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = page
        page.present(picker, animated: true)
        try sim.settle()
        for number in 1...taken { #expect(sim.tap("Photo \(number)")) }
        if limit != 1 { #expect(sim.tap("Add")) }
        try sim.settle()
        #expect(page.pictures == Array(sim.photos.prefix(taken)) && page.presentedViewController == nil)
    }

    @Test func `more than a picker lets choose is refused; cancelling gives nothing`() throws {
        let sim = Simulator()
        let page = FilePage()
        sim.launch(page)
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        picker.delegate = page
        page.present(picker, animated: true)
        try sim.settle()
        #expect(!sim.chooseImages(sim.photos) && sim.diagnostics.count == 1)
        #expect(sim.cancelSystemPage())
        try sim.settle()
        #expect(page.answers == 1 && page.pictures.isEmpty)
    }

    @Test(arguments: [true, false])
    func `a result names its picture where the picker has the library`(hasLibrary: Bool) throws {
        let sim = Simulator()
        let page = FilePage()
        sim.launch(page)
        var configuration =
            hasLibrary ? PHPickerConfiguration(photoLibrary: .shared()) : PHPickerConfiguration()
        configuration.selectionLimit = 0
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = page
        page.present(picker, animated: true)
        try sim.settle()
        sim.chooseImages([sim.photos[2], sim.photos[0], UIImage(), sim.photos[2]])
        #expect(page.names.map { $0 != nil } == [hasLibrary, hasLibrary, false, hasLibrary])
        #expect(page.names[0] == page.names[3] && Set(page.names).count == (hasLibrary ? 3 : 1))
    }

    @Test func `a provider gives its object out as its class alone`() throws {
        let sim = Simulator()
        let provider = NSItemProvider(object: sim.photos[0])
        #expect(
            provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: NSString.self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        var heard: [String] = []
        provider.loadObject(ofClass: NSString.self) { heard.append("\($0 == nil) \($1 != nil)") }
        provider.loadObject(ofClass: UIImage.self) { heard.append("\($0 === sim.photos[0]) \($1 == nil)") }
        #expect(heard.isEmpty)
        sim.turn()
        #expect(heard == ["true true", "true true"])
    }
}

private final class FilePage: UIViewController, UIDocumentPickerDelegate, PHPickerViewControllerDelegate {
    var urls: [URL] = []
    var wasAlone: Bool?
    var cancellations = 0
    var pictures: [UIImage] = []
    var names: [String?] = []
    var answers = 0

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        self.urls = urls
        wasAlone = presentedViewController == nil
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancellations += 1 }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        answers += 1
        names = results.map(\.assetIdentifier)
        for result in results {
            result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                if let image = image as? UIImage { self.pictures.append(image) }
            }
        }
        picker.dismiss(animated: true)
    }
}
