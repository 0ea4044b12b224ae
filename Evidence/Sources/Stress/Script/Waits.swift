import Simulator

/// Waits of app code, in each form that Foundation and Swift provide. Each wait must end once, regardless of other events.
@MainActor
final class Waits {
    /// One wait and its endings.
    final class Wait {
        fileprivate let operation: Operation
        /// `completed`, or `refused` if UIKit released the completion without calling it. Then the waiting code continues.
        fileprivate var endings: [String] = []

        fileprivate init(for operation: Operation) {
            self.operation = operation
        }
    }

    enum Phase { case inOperation, betweenOperations }

    /// Between operations, a run loop would serve the main queue, and continue with the script itself.
    var phase = Phase.betweenOperations
    private var waits: [Wait] = []

    func begin(_ operation: Operation) -> Wait {
        let wait = Wait(for: operation)
        waits.append(wait)
        return wait
    }

    /// Whether a task awaits an async variant and so retains the page.
    var keepPages: Bool { waits.contains { $0.operation.kind == .awaitForm && $0.endings.isEmpty } }

    /// The waits that haven't ended correctly when no work is pending and no task is ready.
    var faults: [String] {
        waits.filter { $0.endings.count != 1 }
            .map { "\($0.operation) has ended \($0.endings.count) times: \($0.endings)" }
    }
}

/// A completion passed to UIKit: its release reports that UIKit no longer holds it.
@MainActor
final class Completion {
    private let wait: Waits.Wait
    private var goOn: (() -> Void)?

    init(of wait: Waits.Wait, goOn: @escaping () -> Void) {
        self.wait = wait
        self.goOn = goOn
    }

    func call() {
        wait.endings.append("completed")
        takeContinuation()?()
    }

    isolated deinit {
        guard let goOn = takeContinuation() else { return }
        wait.endings.append("refused")
        goOn()
    }

    private func takeContinuation() -> (() -> Void)? {
        defer { goOn = nil }
        return goOn
    }
}

extension Operation {
    /// The call inside a transaction. Like a call from a callback, it isn't made while the app is idle.
    fileprivate var insideTransaction: Operation {
        let kinds: [Kind] = [.push, .pop, .popToRoot, .setStack, .present, .dismiss]
        return Operation(
            kind: kinds[Int(choice / 128 % 6)], isAnimated: isAnimated, choice: choice, callback: 0)
    }
}

extension StressedApp {
    /// Begins a wait. Code after it counts as a callback.
    func wait(_ operation: Operation) {
        let wait = waits.begin(operation)
        switch operation.kind {
        case .dispatch:
            let completion = Completion(of: wait) { [weak self] in self?.callbackCame() }
            DispatchQueue.main.async { MainActor.assumeIsolated { completion.call() } }
        case .yield:
            let completion = Completion(of: wait) { [weak self] in self?.callbackCame() }
            Task {
                for _ in 0..<operation.choice % 4 { await Task.yield() }
                completion.call()
            }
        case .transaction:
            let completion = Completion(of: wait) { [weak self] in self?.callbackCame() }
            CATransaction.begin()
            CATransaction.setCompletionBlock { completion.call() }
            call(operation.insideTransaction)
            CATransaction.commit()
        case .awaitForm:
            let completion = Completion(of: wait) { [weak self] in self?.callbackCame() }
            Task { [weak self] in
                await self?.startOfForm(operation)?()
                completion.call()
            }
        case .complete:
            move(operation, Completion(of: wait) { [weak self] in self?.callbackCame() })
        default:
            // The task doesn't retain a page: it must not be the reason that one stays alive.
            Task { [weak self] in
                await withCheckedContinuation { continuation in
                    let completion = Completion(of: wait) { continuation.resume() }
                    self?.move(operation, completion)
                }
                self?.callbackCame()
            }
        }
    }

    /// The wait for the completion of an operation. Its target is chosen when the task runs.
    private func startOfForm(_ operation: Operation) -> (@MainActor () async -> Void)? {
        let (window, isAnimated) = (sim.window, operation.isAnimated)
        switch operation.choice / 64 % 3 {
        case 0:
            return {
                _ = await CompletionWait.value(ifDropped: false) { done in
                    UIView.animate(
                        withDuration: isAnimated ? 0.2 : 0, animations: { window?.alpha = 0.9 },
                        completion: done)
                }
            }
        case 1:
            guard let (presenter, presented) = choosePresentation(operation) else { return nil }
            return {
                await CompletionWait.end {
                    presenter.present(presented, animated: isAnimated, completion: $0)
                }
            }
        default:
            guard let receiver = chooseReceiver(ofDismissal: operation) else { return nil }
            return { await CompletionWait.end { receiver.dismiss(animated: isAnimated, completion: $0) } }
        }
    }

    /// Starts a change that reports its end.
    private func move(_ operation: Operation, _ completion: Completion) {
        switch operation.choice / 64 % 3 {
        case 0: animate(operation, completion)
        case 1: present(operation) { completion.call() }
        default: dismiss(operation) { completion.call() }
        }
    }

    private func animate(_ operation: Operation, _ completion: Completion) {
        UIView.animate(withDuration: operation.isAnimated ? 0.2 : 0) {
            self.sim.window.alpha = operation.choice % 2 == 0 ? 1 : 0.9
        } completion: { _ in
            completion.call()
        }
    }

    /// Waits in the run loop, as a test without async code does, for some passes.
    func runRunLoop(_ operation: Operation) {
        guard waits.phase == .inOperation else { return }
        for _ in 0..<operation.choice % 64 { _ = RunLoop.current.run(mode: .default, before: Date()) }
    }
}
