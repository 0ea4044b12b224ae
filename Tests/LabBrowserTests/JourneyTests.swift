import Foundation
import Testing

extension BrowserTests {
    /// A person at the lab, in a browser.
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
                try await lab.click("#record")
                try await lab.until("document.querySelector('#test').open")
                try await pictures.keep("recorded")
                let source = try await lab.browser.run(
                    "return document.querySelector('#test-source').textContent")
                let run = try await RecordedBuild("\(source)").run()
                #expect(run.status == 0, "\(source)\n\(run.text)")
                #expect(run.text.contains("passed"))
                #expect(
                    "\(source)".contains("sim.tap(\"Continue\")")
                        && "\(source)".contains("PaymentPage, appeared")
                )
            }
        }

        /// To one side, to the other, and upright again. Each time the page has the width of the screen at the end.
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

        /// To a moment of the product's page, where the app goes on.
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
            // The last of what the search has found: the page of the address has appeared.
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
