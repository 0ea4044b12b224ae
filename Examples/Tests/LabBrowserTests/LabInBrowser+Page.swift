import Foundation
import Testing

// The lab's page, with the attributes that its first lines guarantee to tests.
extension LabInBrowser {
    /// Opens the page, and waits for the first picture. Returns the time in milliseconds of the page's clock.
    @discardableResult
    func open(width: Int = 1_600, height: Int = 1_000) async throws -> Double {
        try await browser.ask("POST", "timeouts", ["script": 15_000])
        try await browser.setSize(width: width, height: height)
        try await browser.open(address)
        try await until("document.querySelector('#picture').childElementCount > 0")
        return try await browser.run("return performance.now()") as? Double ?? .infinity
    }

    /// Waits until a condition is met on the page.
    func until(_ condition: String) async throws {
        let script = """
            const done = arguments[1], test = new Function(`return (${arguments[0]})`);
            const observer = new MutationObserver(() => look());
            const look = () => { if (test()) { observer.disconnect(); done(true); } };
            observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
            look();
            """
        do {
            try await browser.runAsync(script, condition)
        } catch let fault as WebDriver.Fault {
            let page = try await text(of: "#tree")
            throw WebDriver.Fault(command: condition, description: "\(condition): \(fault); pages: \(page)")
        }
    }

    /// Waits until a page of the app is in a state.
    func until(_ page: String, is state: String) async throws {
        try await until("document.querySelector('#tree [data-controller=\(page)][data-state=\(state)]')")
    }

    /// Waits for the end of movements, except endless rotations.
    func untilNothingMoves() async throws {
        try await browser.runAsync(
            """
            const ends = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
            Promise.allSettled(ends.map((one) => one.finished)).then(arguments[0]);
            """)
    }

    /// Waits until the pending changes are drawn.
    func untilDrawn() async throws {
        try await browser.runAsync("requestAnimationFrame(() => requestAnimationFrame(() => arguments[0]()))")
    }

    func text(of selector: String) async throws -> String {
        "\(try await browser.run("return document.querySelector(arguments[0])?.innerText ?? ''", selector))"
    }

    /// Whether the page contains an element.
    func has(_ selector: String) async throws -> Bool {
        try await browser.run("return document.querySelector(arguments[0]) !== null", selector) as? Bool
            ?? false
    }

    /// Clicks an element outside the phone.
    func click(_ selector: String) async throws {
        let place = try await browser.run(
            """
            const target = document.querySelector(arguments[0]);
            target.scrollIntoView({ block: 'nearest' });
            const { x, y, width, height } = target.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
            """, selector)
        let point = try #require(place as? [Double], "\(selector)")
        try await browser.perform([.move(x: point[0], y: point[1], seconds: 0), .down, .up])
    }
}

// The phone.
extension LabInBrowser {
    /// A point of the screen, from fractions of its width and height, in the window.
    func point(_ x: Double, _ y: Double) async throws -> (x: Double, y: Double) {
        let frame = try await browser.run(
            "const r = document.querySelector('#screen').getBoundingClientRect(); return [r.x, r.y, r.width, r.height]"
        )
        let place = try #require(frame as? [Double])
        return (place[0] + x * place[2], place[1] + y * place[3])
    }

    /// Taps the element with this name in the app.
    func tap(_ label: String, role: String = "") async throws {
        let place = try await browser.run(
            """
            const names = (node) => [node.getAttribute('aria-label'), node.textContent];
            const found = [...document.querySelectorAll('[data-element]')].filter(({ role }) => !arguments[1] || role === arguments[1]).find(
                (node) => names(node).some((name) => name === arguments[0] || name?.startsWith(arguments[0] + ', ')));
            if (!found) return null;
            const { x, y, width, height } = found.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
            """, label, role)
        let point = try #require(place as? [Double], "\(label)")
        try await browser.perform([
            .move(x: point[0], y: point[1], seconds: 0), .down, .wait(seconds: 0.05), .up,
        ])
    }

    /// Touches down, moves the finger, and keeps it on the screen. Positions are fractions of the screen's width and height.
    func drag(from start: (Double, Double), to end: (Double, Double), seconds: Double = 0.3) async throws {
        let (from, to) = (try await point(start.0, start.1), try await point(end.0, end.1))
        try await browser.perform([
            .move(x: from.x, y: from.y, seconds: 0), .down, .move(x: to.x, y: to.y, seconds: seconds),
        ])
    }

    /// Moves the finger on the screen.
    func move(to end: (Double, Double), seconds: Double = 0.3) async throws {
        let to = try await point(end.0, end.1)
        try await browser.perform([.move(x: to.x, y: to.y, seconds: seconds), .wait(seconds: 0.1)])
    }

    func lift() async throws { try await browser.perform([.up]) }
}
