/// Writes down the callbacks of every controller while it is the `current` one.
///
/// With no current recorder a callback costs one comparison. The recorder keeps names, never controllers.
/// Everything happens on the main thread; `deinit`, which is not isolated, is why the class is not either.
package final class TraceRecorder: @unchecked Sendable {
    package struct Record: Sendable {
        package let name: String
        package let callback: Callback
        package let animated: Bool?
        package let time: TimeInterval
        package let turn: Int
    }

    /// The recorder that listens. Main thread only, as everything here; `deinit` reads it too, and is not isolated.
    @exclusivity(unchecked) nonisolated(unsafe) package static var current: TraceRecorder?

    /// Tells pages of this recorder's app from those of one that has ended.
    private let number: UInt32
    private nonisolated(unsafe) static var lastNumber: UInt32 = 0

    package var records: [Record] = []
    package var recordsEverything = false

    /// Called with each record as it is made.
    package var onRecord: ((Record) -> Void)?

    private var typeNames: [ObjectIdentifier: String] = [:]
    private var deliveries: [Delivery] = []

    private struct Delivery {
        let controller: ObjectIdentifier
        let callback: Callback
    }

    package init() {
        Self.lastNumber += 1
        number = Self.lastNumber
    }

    func add(_ callback: Callback, animated: Bool?, of controller: UIViewController) {
        controller.recorderNumber = number
        guard recordsEverything || callback.isLifeCycle else { return }
        let name = name(of: controller)
        MainActor.assumeIsolated { add(callback, animated: animated, ofPageNamed: name) }
    }

    @MainActor
    private func add(_ callback: Callback, animated: Bool?, ofPageNamed name: String) {
        let loop = Runtime.loop
        let record = Record(
            name: name, callback: callback, animated: animated, time: loop.now, turn: loop.turnCount)
        records.append(record)
        onRecord?(record)
    }

    /// A page that something lets go of on another thread is written down when the main actor has time.
    /// A page of an app that has ended is not written down.
    func addDeinit(of controller: UIViewController) {
        guard controller.recorderNumber == 0 || controller.recorderNumber == number else { return }
        guard !MainQueue.isCurrent else { return add(.deinit, animated: nil, of: controller) }
        let name = controller.extras?.debugName ?? String(describing: type(of: controller))
        Task { @MainActor in add(.deinit, animated: nil, ofPageNamed: name) }
    }

    /// A callback that the runtime sends is written down before an override can act on it.
    func beginDelivery(of callback: Callback, animated: Bool?, to controller: UIViewController) {
        add(callback, animated: animated, of: controller)
        deliveries.append(Delivery(controller: ObjectIdentifier(controller), callback: callback))
    }

    func endDelivery() {
        deliveries.removeLast()
    }

    /// A callback that reaches the base class: written down here only if an app called it by itself.
    func addUnlessDelivered(_ callback: Callback, animated: Bool?, of controller: UIViewController) {
        let isDelivered = deliveries.contains {
            $0.controller == ObjectIdentifier(controller) && $0.callback == callback
        }
        if !isDelivered { add(callback, animated: animated, of: controller) }
    }

    /// The debug name that a test gave the controller, or its type's name without the module.
    package func name(of controller: UIViewController) -> String {
        if let given = controller.extras?.debugName { return given }
        let type = type(of: controller)
        if let known = typeNames[ObjectIdentifier(type)] { return known }
        let name = String(describing: type)
        typeNames[ObjectIdentifier(type)] = name
        return name
    }
}
