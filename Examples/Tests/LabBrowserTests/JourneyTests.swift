import Foundation
import Testing

extension BrowserTests {
    /// A user of the lab, in a browser.
    struct JourneyTests {
        @Test
        func `everything that a person does at the lab, and the test that it writes`() async throws {
            try await LabInBrowser.with("shop") { lab in
                var pictures = try StepPictures(of: lab)
                try await lab.open()
                try await lab.until("CataloguePage", is: "appeared")
                try await pictures.keep("opened")

                try await lab.tap("Sencha")
                try await lab.until("ProductPage", is: "appeared")
                try await pictures.keep("pushed")

                try await lab.drag(from: (0.01, 0.5), to: (0.4, 0.5))
                try await lab.until("CataloguePage", is: "appearing")
                try await pictures.keep("swiped")
                try await lab.move(to: (0.05, 0.5))
                try await lab.lift()
                try await lab.until("ProductPage", is: "appeared")

                try await lab.drag(from: (0.01, 0.5), to: (0.8, 0.5))
                try await lab.lift()
                try await lab.until("CataloguePage", is: "appeared")
                #expect(try await !lab.has("#tree [data-controller=ProductPage]"))

                try await lab.tap("Filter")
                try await lab.until("FilterPage", is: "appeared")
                try await pictures.keep("sheet")
                try await lab.drag(from: (0.5, 0.12), to: (0.5, 0.4))
                try await pictures.keep("sheet-pulled")
                try await lab.move(to: (0.5, 0.95))
                try await lab.lift()
                try await lab.until("!document.querySelector('#tree [data-controller=FilterPage]')")

                try await lab.tap("Sencha")
                try await lab.until("ProductPage", is: "appeared")
                try await lab.tap("Buy now")
                try await lab.until("AddressPage", is: "appeared")
                try await pictures.keep("presented")
                try await lab.tap("Address", role: "textbox")
                try await lab.until("!document.querySelector('#typing').hidden")
                try await lab.browser.press("12 Tea Lane")
                try await lab.until(
                    "[...document.querySelectorAll('[data-element]')].some((node) => node.ariaLabel?.includes('12 Tea Lane'))"
                )
                try await pictures.keep("typed")

                try await rotate(lab, &pictures)
                try await lab.click("#appearance")
                try await lab.until("document.querySelector('#appearance').ariaPressed === 'true'")
                try await pictures.keep("dark")

                try await readTimeline(lab)
                try await goBackInTime(lab)
                try await pictures.keep("resumed")
                try await replay(Self.savedRecording(of: lab))
                try await lab.click("#record")
                try await lab.until("document.querySelector('#test').open")
                try await pictures.keep("recorded")
                let source = try await lab.browser.run(
                    "return document.querySelector('#test-source').textContent")
                let build = try await RecordedBuild(["RecordedTests.swift": "\(source)"])
                defer { build.remove() }
                let run = try await build.run()
                #expect(run.status == 0, "\(source)\n\(run.text)")
                #expect(run.text.contains("passed"))
                #expect(
                    "\(source)".contains("sim.tap(\"Continue\")")
                        && "\(source)".contains("PaymentPage, appeared")
                )
            }
        }

        /// The file that the lab saves as a recording.
        private static func savedRecording(of lab: LabInBrowser) async throws -> Data {
            // The browser must not download the file, and `until` observes the page's own attributes.
            _ = try await lab.browser.run(
                """
                const make = URL.createObjectURL;
                URL.createObjectURL = (blob) => {
                    window.saved = blob;
                    document.body.dataset.saved = "";
                    return make.call(URL, blob);
                };
                document.addEventListener("click", (event) => {
                    if (event.target.download) event.preventDefault();
                }, true);
                return 0;
                """)
            try await lab.click(".menu summary")
            try await lab.click("[data-export=recording]")
            try await lab.until("'saved' in document.body.dataset")
            let text = try await lab.browser.run(
                """
                return window.saved.arrayBuffer().then((bytes) =>
                    btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("")))
                """)
            return try #require(Data(base64Encoded: "\(text)"))
        }

        /// Replays a saved recording with the shop.
        private func replay(_ recording: Data) async throws {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "saved-\(UUID().uuidString).pageflow")
            defer { try? FileManager.default.removeItem(at: file) }
            try recording.write(to: file)
            let replay = try await ChildProcess(Built.examples, ["replay", file.path, "--app", "shop"]).end()
            #expect(replay.status == 0, "\(replay.text)")
            #expect(replay.text.contains("Nothing differs"), "\(replay.text)")
        }

        /// Rotates to one side, to the other, and back. Each time, the page has the width of the screen at the end.
        private func rotate(_ lab: LabInBrowser, _ pictures: inout StepPictures) async throws {
            for width in [852, 852, 393] {
                try await lab.click("#rotate")
                try await lab.until(
                    """
                    [...document.querySelectorAll('[data-element]')].some((node) => node.role === 'textbox'
                        && Math.abs(parseFloat(node.style.left) + parseFloat(node.style.width) / 2 - \(width) / 2) < 1)
                    """)
                if width == 852 { try await pictures.keep("rotated") }
            }
        }

        private func readTimeline(_ lab: LabInBrowser) async throws {
            try await lab.click("#timeline-search")
            try await lab.browser.press("viewDidAppear")
            try await lab.until(
                """
                [...document.querySelectorAll('#timeline [data-event]:not([hidden])')].length > 3
                    && [...document.querySelectorAll('#timeline [data-event]:not([hidden])')].every((row) => row.innerText.includes('viewDidAppear'))
                """)
            #expect(try await lab.text(of: "#timeline").contains("AddressPage"))
        }

        /// Goes to a moment of the product's page, from which the app continues.
        private func goBackInTime(_ lab: LabInBrowser) async throws {
            try await lab.browser.run(
                """
                const scrubber = document.querySelector('#scrubber');
                scrubber.value = scrubber.min;
                scrubber.dispatchEvent(new Event('input'));
                """)
            try await lab.until("document.body.dataset.moment === document.querySelector('#scrubber').min")
            #expect(
                try await lab.browser.run(
                    "return document.querySelector('#picture').textContent.includes('Sencha')") as? Bool
                    == true)
            try await lab.click("#live")
            try await lab.until("document.body.dataset.moment === undefined")
            #expect(
                try await lab.browser.run(
                    "return document.querySelector('#picture').textContent.includes('12 Tea Lane')") as? Bool
                    == true)
            // The last result of the search: the address page has appeared.
            let last = try await lab.browser.run(
                "return Math.max(...[...document.querySelectorAll('#timeline [data-event]:not([hidden])')].map((row) => +row.dataset.event))"
            )
            try await lab.click("#timeline [data-event='\(last)']")
            try await lab.until("document.body.dataset.moment !== undefined")
            try await lab.click("#resume")
            try await lab.until("document.body.dataset.moment === undefined")
            try await lab.until("AddressPage", is: "appeared")
            try await lab.tap("Continue")
            try await lab.until("PaymentPage", is: "appeared")
        }
    }
}
