import PageFlow
import Simulator

// Operations of app code.
extension AwaitingWorld {
    func call(_ operation: Operation) {
        switch operation.kind {
        case .open: open(AwaitedPage(self), operation)
        case .openGuard:
            open(
                GuardPage(self, .allCases[Int(operation.choice / 9) % GuardPage.Manner.allCases.count]),
                operation)
        case .goBack: pick(operation).map { note($0.goBack(animated: operation.isAnimated)) }
        case .returnHome: pick(operation).map { note($0.returnHome(animated: operation.isAnimated)) }
        case .closeEverything:
            pick(operation).map { note($0.dismissAll(animated: operation.isAnimated)) }
        case .finish: pick(operation).map { note($0.finish(Int(operation.choice % 2))) }
        case .ask: ask(operation)
        case .cancelTask: pick(operation.choice, from: tasks)?.cancel()
        case .answerGuards: answerGuards(operation.choice % 3 > 0)
        default: callOthers(operation)
        }
    }

    private func callOthers(_ operation: Operation) {
        switch operation.kind {
        case .openLink: openLink(operation)
        case .logIn: isLoggedIn = true
        case .logOut: isLoggedIn = false
        case .resumeLinks: navigator.links.resume()
        case .dropLink: navigator.links.parked.first?.drop()
        case .pop: pick(operation)?.navigationController?.popViewController(animated: operation.isAnimated)
        case .dismiss: pick(operation)?.dismiss(animated: operation.isAnimated, completion: nil)
        case .swapRoot: sim.window.rootViewController = makeRoot(operation.choice)
        case .openWindow: openWindow(operation)
        case .closeWindow: closeWindow()
        case .openEarly: openEarly(operation)
        case .openBeforeWindow: openBeforeWindow(operation)
        case .cover, .askCover, .endCover, .lock, .reset: callAboveWindow(operation)
        case .beginSearch: beginSearch(operation)
        case .endSearch: allSearches.first(where: \.isActive)?.isActive = false
        case .chooseTab: chooseTab(operation)
        default: callOfColumns(operation)
        }
    }

    func makeRoot(_ choice: UInt64) -> UIViewController {
        let stack = UINavigationController(rootViewController: AwaitedPage(self))
        guard choice % 3 == 0 else { return stack }
        let tabs = UITabBarController()
        // Seven tabs don't fit: the last three are under More.
        let others = (1..<(choice % 2 == 0 ? 7 : 2)).map { _ in
            UINavigationController(rootViewController: AwaitedPage(self))
        }
        tabs.viewControllers = [stack] + others
        return tabs
    }

    private func chooseTab(_ operation: Operation) {
        guard let tabs = pick(operation)?.tabBarController, let pages = tabs.viewControllers else { return }
        tabs.selectedIndex = Int(operation.choice / 7) % pages.count
    }

    var attachedPages: [AwaitedPage] {
        let other = otherWindow?.rootViewController?.withDescendants ?? []
        return (allControllers + other + coveringControllers).compactMap { $0 as? AwaitedPage }
    }

    func pick(_ operation: Operation) -> AwaitedPage? { pick(operation.choice, from: attachedPages) }

    private func open(_ page: AwaitedPage, _ operation: Operation) {
        guard let asker = pick(operation) else { return }
        let method: OpenMethod = operation.choice % 2 == 0 ? .automatic : .present
        note(asker.open(page, by: method, animated: operation.isAnimated))
    }

    private func ask(_ operation: Operation) {
        guard let asker = pick(operation) else { return }
        let one = begin("\(operation)")
        let isGuard = operation.choice % 4 == 0
        let task = Task { [weak self, weak asker] in
            guard let self, let asker else { return one.endings.append("released") }
            let page = isGuard ? GuardPage(self, .answersLater) : AwaitedPage(self)
            do {
                one.endings.append("\(try await asker.ask(page, animated: operation.isAnimated))")
            } catch {
                one.endings.append("\(error)")
            }
        }
        tasks.append(task)
    }

    /// A guard that never answers is resumed at the end, as when its page's process ends.
    func wait(for answer: CheckedContinuation<Bool, Never>, forEver: Bool) {
        if forEver { neverAnswered.append(answer) } else { answers.append(answer) }
    }

    private func answerGuards(_ mayLeave: Bool) {
        let answers = answers
        self.answers = []
        for answer in answers { answer.resume(returning: mayLeave) }
    }

    private func openWindow(_ operation: Operation) {
        guard let window = makeOtherWindow(operation) else { return }
        window.isHidden = false
    }

    func makeOtherWindow(_ operation: Operation) -> UIWindow? {
        guard otherWindow == nil, let scene = sim.window.windowScene else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = makeRoot(operation.choice)
        otherWindow = window
        return window
    }

    /// Callbacks of its pages may open another window, which stays.
    private func closeWindow() {
        let window = otherWindow
        otherWindow = nil
        window?.isHidden = true
    }

    func choosePresentation(_ operation: Operation) -> (
        presenter: UIViewController, presented: UIViewController
    )? { nil }

    func chooseReceiver(ofDismissal operation: Operation) -> UIViewController? { nil }

    func present(_ operation: Operation, completion: @escaping () -> Void) {}

    func dismiss(_ operation: Operation, completion: @escaping () -> Void) {}
}

// Checks.
extension AwaitingWorld {
    func check() {
        checkCovers()
        for one in awaited where one.endings.count > 1 {
            report("\(one.name) has ended \(one.endings.count) times: \(one.endings)")
        }
        for diagnostic in sim.diagnostics where diagnostic.exceptionName != nil {
            report("UIKit raises: \(diagnostic.message)")
        }
    }

    /// Waiting guards answer, links are dropped, and the pages leave. Then each wait has ended once.
    func checkEnd() async {
        for _ in 0..<20 where !answers.isEmpty {
            answerGuards(true)
            await sim.settled(limit: 100)
        }
        for link in navigator.links.parked { link.drop() }
        endCovers()
        await sim.settled(limit: 100)
        closeWindow()
        sim.window.rootViewController = UIViewController()
        for window in windowsInSight where window !== sim.window {
            report("a window stays visible: \(window)")
        }
        await sim.settled(limit: 100)
        sim.advance(by: NavigationRequest.offScreenTimeLimit)
        await sim.settled(limit: 100)
        answerGuards(true)
        await sim.settled(limit: 100)
        // A link that had to wait has reached the new root meanwhile.
        for link in navigator.links.parked { link.drop() }
        sim.window.rootViewController = UIViewController()
        await sim.settled(limit: 100)
        for one in awaited where one.endings.count != 1 {
            report("\(one.name) has ended \(one.endings.count) times: \(one.endings)")
        }
        if !navigator.pending.isEmpty { report("still pending: \(navigator.pending)") }
        releaseNeverAnswered()
        await sim.settled(limit: 100)
        for (number, page) in pages.enumerated() where page() != nil {
            report("page \(number) is alive after the end")
        }
    }

    private var windowsInSight: [UIWindow] { UIApplication.shared.windows.filter { !$0.isHidden } }

    private func releaseNeverAnswered() {
        let answers = neverAnswered
        neverAnswered = []
        for answer in answers { answer.resume(returning: false) }
        tasks = []
    }
}
