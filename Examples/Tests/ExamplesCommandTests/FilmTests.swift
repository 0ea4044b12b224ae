import Foundation
import Testing

/// The output of `pageflow film` and `pageflow pictures`.
@Suite struct FilmTests {
    @Test func `the pictures of docs are what the command draws`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = try await Command.run(["pictures", folder.path])
        try #require(command.status == 0, "\(command.errors)")
        let docs = Command.package.appendingPathComponent("docs")
        let drawn = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.contains(".")
        }
        #expect(drawn.count > 50)
        for name in drawn {
            let (new, kept) = (folder.appendingPathComponent(name), docs.appendingPathComponent(name))
            let isSame = FileManager.default.contentsEqual(atPath: new.path, andPath: kept.path)
            #expect(isSame, "docs/\(name) is of another time: run `swift run pageflow pictures docs`")
        }
    }

    @Test func `a film plays by itself, over and over, and has no script`() async throws {
        let film = try await ShotTests.drawn("film lifecycle-study --script enter-second")
        #expect(film.contains("<animateTransform") && film.contains(#"repeatCount="indefinite""#))
        #expect(!film.contains("<script") && !film.contains("http://www.w3.org/1999/xlink"))
        #expect(film.contains(">Enter the second page</text>"))
    }

    @Test func `a film has the finger that presses a step's button`() async throws {
        let film = try await ShotTests.drawn("film lifecycle-study --script enter-second")
        #expect(film.contains(#"class="Finger""#))
    }

    @Test func `a film is small: what does not change is written once`() async throws {
        let film = try await ShotTests.drawn("film view-controller-flow-with-pageflow --script any-page")
        #expect(film.utf8.count < 200_000)
        #expect(film.matches(of: />The trunk.s first page.</).count == 1)
    }

    @Test func `a strip is one picture of every step`() async throws {
        let strip = try await ShotTests.drawn("film shop --strip")
        for step in ["Launch", "Tap Sencha", "Tap Buy now", "Tap Continue", "Tap Pay 9 euros", "Tap Done"] {
            #expect(strip.contains(">\(step)</text>"))
        }
        #expect(!strip.contains("<animate"))
    }
}
