import PageFlow
import Simulator

// Covers, links behind two gates, and resets of windows.
extension AwaitingWorld {
    func callAboveWindow(_ operation: Operation) {
        switch operation.kind {
        case .cover:
            navigator.cover(
                with: makeCover(operation), level: .cover + CGFloat(operation.choice / 5 % 3),
                animated: operation.isAnimated)
        case .askCover: askCover(operation)
        case .endCover: endCover(operation)
        case .lock: isLocked = operation.choice % 2 == 0
        default: reset(operation)
        }
    }

    /// Opens a link, a route from a page, or a page that has a route.
    func openLink(_ operation: Operation) {
        let route = SecretRoute(number: Int(operation.choice % 3))
        let asker = pick(operation)
        switch (operation.choice / 3 % 3, asker) {
        case (1, let asker?): note(asker.open(route, animated: operation.isAnimated))
        case (2, let asker?): note(asker.open(SecretPage(self, route), animated: operation.isAnimated))
        default: note(navigator.open(route, animated: operation.isAnimated))
        }
    }

    private func makeCover(_ operation: Operation) -> UIViewController {
        switch operation.choice % 5 {
        case 0: UINavigationController(rootViewController: AwaitedPage(self))
        case 1: GuardPage(self, .allCases[Int(operation.choice / 9) % GuardPage.Manner.allCases.count])
        default: AwaitedPage(self)
        }
    }

    private func askCover(_ operation: Operation) {
        let one = begin("\(operation)")
        let task = Task { [weak self] in
            guard let self else { return one.endings.append("released") }
            do {
                let page = AwaitedPage(self)
                one.endings.append(
                    "\(try await navigator.cover(asking: page, animated: operation.isAnimated))")
            } catch {
                one.endings.append("\(error)")
            }
        }
        tasks.append(task)
    }

    private func endCover(_ operation: Operation) {
        guard let cover = pick(operation.choice, from: navigator.covers) else { return }
        note(cover.dismiss(animated: operation.isAnimated))
    }

    private func reset(_ operation: Operation) {
        isLoggedIn = false
        note(navigator.reset(to: makeRoot(operation.choice), askingGuards: operation.choice % 5 == 0))
    }

    /// The controllers of the covers.
    var coveringControllers: [UIViewController] {
        navigator.covers.compactMap(\.page).flatMap(\.withDescendants)
    }

    func checkCovers() {
        let covers = navigator.covers
        for cover in covers where cover.window.isHidden || cover.page?.viewIfLoaded == nil {
            report("a cover is not visible: \(cover.page.map { "\($0)" } ?? "no page")")
        }
        if covers.map(\.level.rawValue) != covers.map(\.level.rawValue).sorted() {
            report("covers are not in the order of their levels")
        }
        let key = UIApplication.shared.windows.first(where: \.isKeyWindow)
        if key !== (covers.last?.window ?? sim.window) {
            report("the keys do not go to the window in front")
        }
    }

    func endCovers() {
        for cover in navigator.covers { note(cover.dismiss(animated: false)) }
    }
}
