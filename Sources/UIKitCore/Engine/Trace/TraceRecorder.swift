/// Writes down the callbacks of every controller while it is the `current` one.
///
/// With no current recorder a callback costs one comparison. The recorder keeps numbers of names, never controllers.
/// Everything happens on the main thread; `deinit`, which is not isolated, is why the class is not either.
package final class TraceRecorder: @unchecked Sendable {
    package struct Record: Sendable {
        package let time: TimeInterval
        package let turn: UInt32
        /// The numbers of two names: whose callback it is, and whom it is about.
        package let name: UInt32
        package let other: UInt32
        package let callback: Callback
        package let animated: Bool?
    }

    /// The recorder that listens. Main thread only, as everything here; `deinit` reads it too, and is not isolated.
    @exclusivity(unchecked) nonisolated(unsafe) package static var current: TraceRecorder? {
        // Before the old recorder goes: what it keeps may keep pages, and these ask for the recorder when they go.
        willSet { link = UnownedLink(newValue) }
    }
    /// The same, asked at every callback, where counting references would cost more than the writing.
    @exclusivity(unchecked) nonisolated(unsafe) static private(set) var link = UnownedLink<TraceRecorder>()

    /// Tells pages of this recorder's app from those of one that has ended.
    private let number: UInt32
    private nonisolated(unsafe) static var lastNumber: UInt32 = 0

    @exclusivity(unchecked) package var records: [Record] = []
    @exclusivity(unchecked) package var recordsEverything = false
    /// Called with each recorded callback of a live controller.
    @exclusivity(unchecked) package var didRecord: (@MainActor (UIViewController, Record) -> Void)?

    @exclusivity(unchecked) private var names = TraceNames()
    @exclusivity(unchecked) private var deliveries: [Delivery] = []
    /// The clock of the app.
    private let loop: MainLoop

    private struct Delivery {
        let controller: UnownedLink<UIViewController>
        let callback: Callback
    }

    package init(loop: MainLoop) {
        self.loop = loop
        Self.lastNumber += 1
        number = Self.lastNumber
    }

    /// The names in words, by the numbers in the records.
    package var nameTexts: [String?] { names.texts }
}

// Writing.
extension TraceRecorder {
    /// Writes a callback down, with the controller that it is about.
    func add(
        _ callback: Callback, animated: Bool?, about other: UIViewController? = nil,
        of controller: UIViewController
    ) {
        if controller.traceMark.recorder != number { controller.traceMark = TraceMark(recorder: number) }
        guard recordsEverything || callback.isLifeCycle else { return }
        add(
            callback, animated: animated, name: name(of: controller),
            other: other.map(name(of:)) ?? TraceNames.nobody)
        if let didRecord, callback != .deinit, let last = records.last {
            MainActor.assumeIsolated { didRecord(controller, last) }
        }
    }

    private func add(_ callback: Callback, animated: Bool?, name: UInt32, other: UInt32) {
        UnownedLink(loop).with { loop in
            records.append(
                Record(
                    time: loop.now, turn: UInt32(truncatingIfNeeded: loop.turnCount), name: name,
                    other: other, callback: callback, animated: animated))
        }
    }

    /// A page that something lets go of on another thread is written down when the main actor has time.
    /// A page of an app that has ended is not written down.
    func addDeinit(of controller: UIViewController) {
        let mark = controller.traceMark.recorder
        guard mark == 0 || mark == number else { return }
        guard !MainThread.isCurrent else { return add(.deinit, animated: nil, of: controller) }
        let source = TraceNames.Source(of: controller)
        Task { @MainActor in
            add(.deinit, animated: nil, name: names.number(of: source), other: TraceNames.nobody)
        }
    }

    /// A callback that the runtime sends is written down before an override can act on it.
    func beginDelivery(
        of callback: Callback, animated: Bool?, about other: UIViewController? = nil,
        to controller: UIViewController
    ) {
        add(callback, animated: animated, about: other, of: controller)
        deliveries.append(Delivery(controller: UnownedLink(controller), callback: callback))
    }

    /// A simulator may have begun or ended inside the callback: then this recorder has been notified of no delivery.
    func endDelivery() {
        if !deliveries.isEmpty { deliveries.removeLast() }
    }

    /// A callback that reaches the base class: written down here only if an app called it by itself.
    func addUnlessDelivered(
        _ callback: Callback, animated: Bool?, about other: UIViewController? = nil,
        of controller: UIViewController
    ) {
        for delivery in deliveries where delivery.callback == callback && delivery.controller.isTo(controller)
        {
            return
        }
        add(callback, animated: animated, about: other, of: controller)
    }

    /// Looked up once for each page: the mark in the page remembers it.
    private func name(of controller: UIViewController) -> UInt32 {
        let mark = controller.traceMark
        if mark.recorder == number, mark.name != TraceNames.nobody { return mark.name }
        let name = names.number(of: TraceNames.Source(of: controller))
        controller.traceMark = TraceMark(recorder: number, name: name)
        return name
    }
}
