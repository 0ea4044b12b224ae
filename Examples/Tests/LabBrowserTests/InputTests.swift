import Foundation
import Testing

extension BrowserTests {
    /// Input other than one finger and plain letters.
    struct InputTests {
        @Test
        func `the Option key puts two fingers down, and an input method writes a word`() async throws {
            try await LabInBrowser.with("shop") { lab in
                try await lab.open()
                try await lab.until("CataloguePage", is: "appeared")
                try await dragTwoFingers(lab)
                try await lab.until(Self.drags(2))

                for name in ["Sencha", "Buy now"] {
                    try await lab.until(Self.shows(name))
                    try await lab.tap(name)
                }
                try await lab.until("AddressPage", is: "appeared")
                try await lab.tap("Address", role: "textbox")
                try await lab.until("document.activeElement?.id === 'typing'")
                try await compose("東京", in: lab)
                try await lab.until(Self.shows("東京"))
                // Text that was only composed isn't typed.
                #expect(try await !lab.text(of: "#timeline").contains("とうきょう"))
            }
        }

        @Test
        func `one finger moves both kinds of back`() async throws {
            try await LabInBrowser.with("two-kinds-of-back") { lab in
                try await lab.open()
                let pages = "document.querySelectorAll('#tree [data-controller=SongList]').length"
                try await lab.until("\(pages) === 2")
                let song = try await lab.browser.run(
                    "return [...document.querySelectorAll('[data-element]')].map((node) => node.ariaLabel).find((name) => name && !/System|Full/.test(name))"
                )
                try await lab.tap("\(song)")
                let moving =
                    "[...document.querySelectorAll('#tree [data-controller=SongList][data-state=appearing]')].length"
                try await lab.until(
                    "document.querySelectorAll('#tree [data-controller=SongList][data-state=disappeared]').length === 2"
                )
                try await lab.drag(from: (0.005, 0.6), to: (0.25, 0.6))
                try await lab.until("\(moving) === 2")
                try await lab.lift()
            }
        }

        @Test
        func `a script of the stress runs plays by itself`() async throws {
            let script = """
                world uikit
                root 81
                push animated choice 17
                push animated choice 9
                swipe animated choice 19
                """
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "script-\(UUID().uuidString)")
            try Data(script.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            try await LabInBrowser.with("shop", script: file) { lab in
                try await lab.open()
                try await lab.until(
                    "document.querySelector('#timeline').innerText.includes('Check what must hold at the end')"
                )
                let timeline = try await lab.text(of: "#timeline")
                #expect(timeline.contains("push animated choice 17"))
            }
        }

        private static func shows(_ name: String) -> String {
            "[...document.querySelectorAll('[data-element]')].some((node) => [node.ariaLabel, node.textContent].some((text) => text?.includes('\(name)')))"
        }

        private static func drags(_ count: Int) -> String {
            "[...document.querySelectorAll('#timeline [data-event]:not([hidden])')].filter((row) => row.innerText.includes('Drag')).length === \(count)"
        }

        private func dragTwoFingers(_ lab: LabInBrowser) async throws {
            // Below the rows: a finger that doesn't move immediately would tap a row.
            let (from, to) = (try await lab.point(0.3, 0.5), try await lab.point(0.2, 0.55))
            let pointer: [[String: Any]] = [
                ["type": "pointerMove", "x": Int(from.x), "y": Int(from.y), "duration": 0],
                ["type": "pointerDown", "button": 0],
                ["type": "pointerMove", "x": Int(to.x), "y": Int(to.y), "duration": 100],
                ["type": "pointerUp", "button": 0],
            ]
            let option = "\u{E00A}"
            try await lab.browser.ask(
                "POST", "actions",
                [
                    "actions": [
                        ["type": "key", "id": "keyboard", "actions": [["type": "keyDown", "value": option]]]
                    ]
                ])
            try await lab.browser.ask(
                "POST", "actions",
                [
                    "actions": [
                        [
                            "type": "pointer", "id": "finger", "parameters": ["pointerType": "mouse"],
                            "actions": pointer,
                        ]
                    ]
                ])
            try await lab.browser.ask("DELETE", "actions")
        }

        /// Acts like an input method: shows one word while composing, and inserts another one at the end.
        private func compose(_ word: String, in lab: LabInBrowser) async throws {
            let onTheWay: [String: Any] = ["text": "とうきょう", "selectionStart": 5, "selectionEnd": 5]
            try await lab.browser.command("Input.imeSetComposition", onTheWay)
            #expect(try await lab.has("#typing.composing"))
            try await lab.browser.command("Input.insertText", ["text": word])
        }
    }
}
