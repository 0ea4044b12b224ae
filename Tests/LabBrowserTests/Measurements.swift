import Foundation
import Testing

extension BrowserTests {
    /// What the lab takes, as figures to read: `PAGEFLOW_MEASURE=1 swift test --filter Measurements`. No test depends on them.
    @Suite(
        .enabled(
            if: ProcessInfo.processInfo.environment["PAGEFLOW_MEASURE"] != nil,
            "figures are for whoever asks: PAGEFLOW_MEASURE=1"))
    struct Measurements {
        /// Moves a finger 300 times, and waits each time for the frame that shows it.
        private static let drag = """
            const done = arguments[0], screen = document.querySelector('#screen'), picture = document.querySelector('#picture');
            const box = screen.getBoundingClientRect();
            const pointer = (kind, y) => screen.dispatchEvent(new PointerEvent(kind, {
                pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true, button: 0, buttons: 1, clientX: box.x + box.width / 2, clientY: y }));
            screen.setPointerCapture = () => {};
            const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            const changed = () => new Promise((resolve) => {
                const observer = new MutationObserver(() => { observer.disconnect(); resolve(); });
                observer.observe(picture, { attributes: true, childList: true, subtree: true });
            });
            const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = resolve;
                channel.port2.postMessage(null);
            }));
            (async () => {
                const changes = [], frames = [];
                let y = box.y + box.height * 0.8;
                pointer('pointerdown', y);
                for (let number = 0; number < 320; number++) {
                    // As pointers come in a browser: at the start of a frame.
                    await frame();
                    await pause(2 + number % 3);
                    const start = performance.now(), change = changed();
                    y += number % 100 < 50 ? -4 : 4;
                    pointer('pointermove', y);
                    await change;
                    const answered = performance.now();
                    await painted();
                    if (number >= 20) { changes.push(answered - start); frames.push(performance.now() - start); }
                }
                pointer('pointerup', y);
                done([changes, frames]);
            })();
            """

        @Test(.timeLimit(.minutes(2)))
        func `from a finger's move to the frame that shows it, with 500 views`() async throws {
            try await LabInBrowser.with(LabInBrowser.manyViews) { lab in
                try await lab.open()
                let count = try await lab.browser.run(
                    "return document.querySelectorAll('#picture path').length")
                let figures = try #require(try await lab.browser.runAsync(Self.drag) as? [[Double]])
                print("\(count) shapes")
                for (name, values) in zip(["finger to changed picture", "finger to painted frame"], figures) {
                    let sorted = values.sorted()
                    let places = [0.5, 0.95, 0.99].map { sorted[Int(Double(sorted.count - 1) * $0)] }
                    print(
                        name, places.map { "\(($0 * 10).rounded() / 10) ms" }.joined(separator: ", "),
                        "(50, 95, 99 %)")
                }
            }
        }

        @Test(.timeLimit(.minutes(2)))
        func `from opening the page to its first picture`() async throws {
            try await LabInBrowser.with("shop") { lab in
                var times: [Double] = []
                for _ in 0..<10 { times.append(try await lab.open()) }
                print("first picture after", times.map { "\(Int($0))" }.joined(separator: ", "), "ms")
            }
        }
    }
}
