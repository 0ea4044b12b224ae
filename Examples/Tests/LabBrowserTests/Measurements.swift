import Foundation
import Testing

extension BrowserTests {
    /// Measurements of the lab for reading: `PAGEFLOW_MEASURE=1 swift test --filter Measurements`. No test depends on them.
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
                    // A browser dispatches pointer events at the start of a frame.
                    await frame();
                    await pause(2 + number % 3);
                    const start = performance.now(), change = changed();
                    y += number % 100 < 50 ? -4 : 4;
                    pointer('pointermove', y);
                    // The first moves are too short to scroll, and change nothing.
                    if (await Promise.race([change, pause(200).then(() => 'nothing')]) === 'nothing') continue;
                    const answered = performance.now();
                    await painted();
                    if (number >= 20) { changes.push(answered - start); frames.push(performance.now() - start); }
                }
                pointer('pointerup', y);
                done([changes, frames]);
            })();
            """

        @Test
        func `from a finger's move to the frame that shows it, with 500 views`() async throws {
            try await LabInBrowser.with(LabInBrowser.manyViews) { lab in
                try await lab.open()
                try await lab.browser.ask("POST", "timeouts", ["script": 90_000])
                let count = try await lab.browser.run(
                    "return document.querySelectorAll('#picture path').length")
                let figures = try #require(try await lab.browser.runAsync(Self.drag) as? [[Double]])
                print("\(count) shapes")
                for (name, values) in zip(["finger to changed picture", "finger to painted frame"], figures)
                where !values.isEmpty {
                    let sorted = values.sorted()
                    let places = [0.5, 0.95, 0.99].map { sorted[Int(Double(sorted.count - 1) * $0)] }
                    print(
                        name, places.map { "\(($0 * 10).rounded() / 10) ms" }.joined(separator: ", "),
                        "(50, 95, 99 %)")
                }
            }
        }

        /// Records the time of the frame with the first picture, since the request for the page.
        private static let firstPicture = """
            addEventListener('DOMContentLoaded', () => {
                const picture = document.querySelector('#picture');
                const observer = new MutationObserver(() => {
                    if (!picture.childElementCount) return;
                    observer.disconnect();
                    requestAnimationFrame(() => (window.firstPicture = performance.now()));
                });
                observer.observe(picture, { childList: true, subtree: true });
            });
            """

        @Test
        func `from opening the page to its first picture`() async throws {
            try await LabInBrowser.with("shop") { lab in
                var times: [Double] = []
                try await lab.browser.command(
                    "Page.addScriptToEvaluateOnNewDocument", ["source": Self.firstPicture])
                for _ in 0..<10 {
                    try await lab.open()
                    try await lab.until("window.firstPicture !== undefined")
                    times.append(try await lab.browser.run("return window.firstPicture") as? Double ?? .nan)
                }
                print("first picture after", times.map { "\(Int($0))" }.joined(separator: ", "), "ms")
            }
        }

        /// Records the messages on the page's socket, and provides a function that sends messages in the lab's name.
        private static let listening = """
            window.heard = [];
            const Plain = WebSocket;
            window.WebSocket = class extends Plain {
                constructor(address) {
                    super(address);
                    window.say = (message) => this.onmessage({ data: JSON.stringify(message) });
                    this.addEventListener('message', ({ data }) => {
                        window.heard.push({ at: performance.now(), kind: JSON.parse(data).is, bytes: new Blob([data]).size });
                    });
                }
            };
            """

        private func listen(to lab: LabInBrowser) async throws {
            try await lab.browser.command("Page.addScriptToEvaluateOnNewDocument", ["source": Self.listening])
            try await lab.open()
        }

        @Test
        func `what a transition that the browser animates takes of the wire`() async throws {
            try await LabInBrowser.with("shop") { lab in
                try await listen(to: lab)
                try await lab.until("CataloguePage", is: "appeared")
                try await lab.browser.run("window.heard = []")
                try await lab.tap("Sencha")
                try await lab.until("ProductPage", is: "appeared")
                try await lab.untilNothingMoves()
                let heard = try #require(
                    try await lab.browser.run("return window.heard") as? [[String: Any]])
                let screens = heard.filter { ["changes", "screen"].contains($0["kind"] as? String) }
                let times = screens.compactMap { $0["at"] as? Double }
                let first = times.first ?? 0
                for (message, time) in zip(screens, times) {
                    print("screen: \(message["bytes"] ?? 0) bytes, \(Int(time - first)) ms after the first")
                }
                print(
                    "in all \(heard.count) messages, \(heard.compactMap { $0["bytes"] as? Int }.reduce(0, +)) bytes"
                )
            }
        }

        @Test
        func `what an app at rest takes of a processor`() async throws {
            try await LabInBrowser.with("shop") { lab in
                try await lab.open()
                try await lab.until("CataloguePage", is: "appeared")
                try await lab.browser.command("Performance.enable", [:])
                // Wait until the work after opening is done.
                try await lab.browser.runAsync("setTimeout(arguments[0], 4000)")
                let seconds = 10
                let (server, page) = (lab.processorTime, try await taskTime(of: lab))
                try await lab.browser.runAsync("setTimeout(arguments[0], \(seconds * 1_000))")
                let taken = (lab.processorTime - server, try await taskTime(of: lab) - page)
                print("at rest for \(seconds) s: server \(taken.0) s, page \(taken.1) s of a processor")
            }
        }

        private func taskTime(of lab: LabInBrowser) async throws -> Double {
            let answer = try await lab.browser.command("Performance.getMetrics", [:]) as? [String: Any]
            let metrics = answer?["metrics"] as? [[String: Any]] ?? []
            return metrics.first { $0["name"] as? String == "TaskDuration" }?["value"] as? Double ?? .nan
        }

        /// Adds 10,000 callbacks to the timeline, then scrolls the list and the orthogonal sections, and returns the duration of each
        /// frame.
        private static let scrolling = """
            const done = arguments[0];
            const pages = Array.from({ length: 20 }, (_, page) => `Page${page}ViewController`);
            const events = Array.from({ length: 10000 }, (_, n) => (
                { n, t: n / 50, turn: n, kind: 'callback', page: pages[n % 20], what: 'viewDidLayoutSubviews', moment: 0 }));
            const start = performance.now();
            window.say({ is: 'events', from: 0, events });
            const taken = performance.now() - start;
            const frame = () => new Promise(requestAnimationFrame);
            (async () => {
                await frame(); await frame();
                const frames = { list: [], lanes: [] };
                for (const [name, node, property] of [['list', document.querySelector('#timeline'), 'scrollTop'], ['lanes', document.querySelector('.lanes'), 'scrollLeft']]) {
                    const end = property === 'scrollTop' ? node.scrollHeight : node.scrollWidth;
                    node[property] = 0;
                    await frame(); await frame();
                    let last = await frame();
                    for (let number = 1; number <= 300; number++) {
                        node[property] = end * number / 300;
                        const now = await frame();
                        frames[name].push(now - last);
                        last = now;
                    }
                }
                done([taken, frames.list, frames.lanes]);
            })();
            """

        @Test
        func `how a timeline of 10,000 callbacks scrolls`() async throws {
            try await LabInBrowser.with("shop") { lab in
                try await listen(to: lab)
                try await lab.until("CataloguePage", is: "appeared")
                let figures = try #require(try await lab.browser.runAsync(Self.scrolling) as? [Any])
                print("10,000 callbacks taken in \(figures[0]) ms")
                for (name, values) in zip(["list", "lanes"], figures.dropFirst()) {
                    let sorted = (values as? [Double] ?? []).sorted()
                    let places = [0.5, 0.95, 1].map { sorted[Int(Double(sorted.count - 1) * $0)] }
                    print(
                        name, places.map { "\(($0 * 10).rounded() / 10) ms" }.joined(separator: ", "),
                        "(50, 95, 100 %)")
                }
            }
        }
    }
}
