import Simulator
import TestApps
import TestTraits
import Testing
import UniformTypeIdentifiers

/// Item providers: registered types, and loaded values.
@MainActor @Suite(.inTurn) struct ItemProviderTests {
    /// Is encoded as data and decoded again.
    final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
        let text: String

        init(_ text: String) { self.text = text }

        static var readableTypeIdentifiersForItemProvider: [String] {
            ["com.example.note", "public.utf8-plain-text"]
        }
        static var writableTypeIdentifiersForItemProvider: [String] {
            ["com.example.note", "public.utf8-plain-text"]
        }

        static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
            Note("\(String(decoding: data, as: UTF8.self)) as \(typeIdentifier)")
        }

        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler:
                @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            completionHandler(Data(text.utf8), nil)
            return nil
        }
    }

    private func launch() -> Simulator {
        let sim = Simulator()
        sim.launch(UIViewController())
        return sim
    }

    /// The values passed to handlers on the main thread.
    private final class Answers: @unchecked Sendable {
        var all: [String] = []
    }

    @Test func `an object of the app's is written and made again`() throws {
        let sim = launch()
        let provider = NSItemProvider(object: Note("milk"))
        #expect(provider.registeredTypeIdentifiers == ["com.example.note", "public.utf8-plain-text"])
        #expect(provider.canLoadObject(ofClass: Note.self) && provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        var texts: [String] = []
        provider.loadObject(ofClass: Note.self) { note, _ in texts.append((note as? Note)?.text ?? "none") }
        provider.loadObject(ofClass: String.self) { text, _ in texts.append(text ?? "none") }
        #expect(texts.isEmpty)
        try sim.settle()
        #expect(texts == ["milk as com.example.note", "milk"])
    }

    @Test func `an object of the system's is given out as it is`() throws {
        let sim = launch()
        let image = UIImage()
        var loaded: UIImage?
        NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { object, _ in
            loaded = object as? UIImage
        }
        try sim.settle()
        #expect(loaded === image)
    }

    @Test func `data is loaded when it is wanted`() throws {
        let sim = launch()
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { handler in
            handler(Data("{}".utf8), nil)
            return nil
        }
        #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
        let answers = Answers()
        provider.loadDataRepresentation(forTypeIdentifier: "public.json") { data, _ in
            MainActor.assumeIsolated {
                answers.all.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
            }
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
            let code = (error as? any CustomNSError)?.errorCode
            MainActor.assumeIsolated { answers.all.append("\(code ?? 0)") }
        }
        provider.loadFileRepresentation(forTypeIdentifier: "public.json") { file, _ in
            let exists = file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
            let name = file?.lastPathComponent ?? "none"
            MainActor.assumeIsolated { answers.all.append("\(name) \(exists)") }
        }
        try sim.settle()
        #expect(answers.all == ["{}", "-1000", "file.json true"])
    }

    @Test func `of two things of a type the later counts`() throws {
        let sim = launch()
        let provider = NSItemProvider(object: "one" as NSString)
        provider.registerObject("two" as NSString, visibility: .all)
        var text: String?
        provider.loadObject(ofClass: String.self) { value, _ in text = value }
        try sim.settle()
        #expect(text == "two" && provider.registeredTypeIdentifiers.count == 1)
    }

    @Test func `a pasteboard holds providers`() throws {
        let sim = launch()
        let board = UIPasteboard.general
        board.itemProviders = [
            NSItemProvider(object: Note("milk")), NSItemProvider(object: "bread" as NSString),
        ]
        #expect(board.strings == ["bread"] && board.numberOfItems == 2)
        #expect(board.types == ["com.example.note", "public.utf8-plain-text"])
        #expect(board.data(forPasteboardType: "com.example.note") == Data("milk".utf8))
        #expect(board.itemSet(withPasteboardTypes: ["com.example.note"]) == [0])
        #expect(board.types(forItemSet: [1]) == [["public.utf8-plain-text"]])
        board.setObjects(["a", "b"])
        #expect(board.strings == ["a", "b"])
        var text: String?
        board.itemProviders[1].loadObject(ofClass: String.self) { value, _ in text = value }
        try sim.settle()
        #expect(text == "b")
    }

    @Test func `items of a pasteboard go at their date`() {
        let sim = launch()
        let board = UIPasteboard.general
        board.setItems(
            [["public.utf8-plain-text": "soon gone"]],
            options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        sim.advance(by: 30)
        #expect(board.string == "soon gone")
        sim.advance(by: 40)
        #expect(board.string == nil)
    }

    @Test(arguments: [
        ("12.5", UIPasteboard.DetectionPattern.number), ("example.com/page", .probableWebURL),
        ("https://example.com", .probableWebURL), ("weather in Rome", .probableWebSearch),
        ("me@example.com", .probableWebSearch),
    ])
    func `a pasteboard says what its text looks like`(text: String, pattern: UIPasteboard.DetectionPattern)
        throws
    {
        let sim = launch()
        UIPasteboard.general.string = text
        var found: Set<UIPasteboard.DetectionPattern>?
        UIPasteboard.general.detectPatterns(for: [.number, .probableWebURL, .probableWebSearch]) {
            found = try? $0.get()
        }
        #expect(found == nil)
        try sim.settle()
        #expect(found == [pattern])
    }

    @Test func `a responder pastes what its configuration allows`() {
        let sim = launch()
        let view = PasteView()
        let paste = Selector("paste:")
        UIPasteboard.general.string = "text"
        #expect(!view.canPerformAction(paste, withSender: nil))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(view.canPerformAction(paste, withSender: nil))
        view.paste(nil)
        #expect(view.pasted == 1)
        UIPasteboard.general.color = .red
        #expect(!view.canPerformAction(paste, withSender: nil))
        view.paste(nil)
        #expect(view.pasted == 1)
        sim.turn()
    }
}
