/// Records the callbacks of every view controller while it is the `current` recorder.
///
/// Without a current recorder, a callback costs one comparison. The recorder stores numbers of names, never view
/// controllers.
@MainActor
package final class TraceRecorder {
    package struct Record: Sendable {
        package let time: TimeInterval
        package let turn: UInt32
        /// The numbers of two names: the receiver of the callback, and the view controller in its argument.
        package let name: UInt32
        package let other: UInt32
        package let callback: Callback
        package let animated: Bool?
        /// Whether the view controller had no callback before. A `deinit` that is the first one is of a page that was never shown.
        package let isFirst: Bool
    }

    /// The active recorder.
    package static var current: TraceRecorder? {
        // Before the old recorder is released: its objects may retain view controllers, which read the recorder when
        // they are deallocated.
        willSet { link = UnownedLink(newValue) }
        didSet { withExtendedLifetime(oldValue) {} }
    }
    /// The active recorder, for every callback, where reference counting would cost more than recording. Only the main actor changes it.
    /// The `deinit` of a view controller, which isn't isolated, reads it.
    nonisolated(unsafe) static private(set) var link = UnownedLink<TraceRecorder>()

    /// Distinguishes view controllers of this recorder's app from those of an app that has ended.
    private let number: UInt32
    private static var lastNumber: UInt32 = 0

    // Exclusivity isn't checked, as in `UIView`, which has the figures: 4 % of the checks would be here.
    @exclusivity(unchecked) package var records: [Record] = []
    @exclusivity(unchecked) package var recordsEverything = false
    /// Called with each recorded callback of a live controller.
    @exclusivity(unchecked) package var didRecord: (@MainActor (UIViewController, Record) -> Void)?
    /// Whether the code that is running belongs to another app, which runs meanwhile. Asked for the `deinit` of a view controller that
    /// never got a callback: nothing else says whose it is.
    package var runsForAnotherApp: @MainActor () -> Bool = { false }

    private var names = TraceNames()
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

    /// The text of the names, by the numbers in the records.
    package var nameTexts: [String?] { names.texts }
}

// Recording.
extension TraceRecorder {
    /// Records a callback, with the view controller in its argument.
    func add(
        _ callback: Callback, animated: Bool?, about other: UIViewController? = nil,
        of controller: UIViewController
    ) {
        let isFirst = controller.traceMark.recorder != number
        if isFirst { controller.traceMark = TraceMark(recorder: number) }
        guard recordsEverything || callback.isLifeCycle else { return }
        add(
            callback, animated: animated, name: name(of: controller),
            other: other.map(name(of:)) ?? TraceNames.nobody, isFirst: isFirst)
        if let didRecord, callback != .deinit, let last = records.last { didRecord(controller, last) }
    }

    private func add(
        _ callback: Callback, animated: Bool?, name: UInt32, other: UInt32, isFirst: Bool
    ) {
        UnownedLink(loop).with { loop in
            records.append(
                Record(
                    time: loop.now, turn: UInt32(truncatingIfNeeded: loop.turnCount), name: name,
                    other: other, callback: callback, animated: animated, isFirst: isFirst))
        }
    }

    /// Records a view controller that is released on another thread when the main actor is free. Doesn't record a
    /// view controller of another app.
    nonisolated func addDeinit(of controller: UIViewController, _ mark: TraceMark) {
        guard mark.recorder == 0 || mark.recorder == number else { return }
        guard !MainThread.isCurrent else {
            return MainActor.assumeIsolated {
                if mark.recorder == 0, runsForAnotherApp() { return }
                add(.deinit, animated: nil, of: controller)
            }
        }
        let source = TraceNames.Source(of: controller)
        Task { @MainActor in
            add(
                .deinit, animated: nil, name: names.number(of: source), other: TraceNames.nobody,
                isFirst: mark.recorder == 0)
        }
    }

    /// Records a callback of the runtime before an override can act on it.
    func beginDelivery(
        of callback: Callback, animated: Bool?, about other: UIViewController? = nil,
        to controller: UIViewController
    ) {
        add(callback, animated: animated, about: other, of: controller)
        deliveries.append(Delivery(controller: UnownedLink(controller), callback: callback))
    }

    /// Ends a delivery. A simulator may have begun or ended inside the callback, so that this recorder has no
    /// delivery.
    func endDelivery() {
        if !deliveries.isEmpty { deliveries.removeLast() }
    }

    /// Records a callback that reaches the base class only if an app called it directly.
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

    /// Returns the number of a view controller's name, which is looked up once and stored in its mark.
    private func name(of controller: UIViewController) -> UInt32 {
        let mark = controller.traceMark
        if mark.recorder == number, mark.name != TraceNames.nobody { return mark.name }
        let name = names.number(of: TraceNames.Source(of: controller))
        controller.traceMark = TraceMark(recorder: number, name: name)
        return name
    }
}
