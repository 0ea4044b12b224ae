/// The pages that `setViewControllers` requested, and the completions to call.
struct PageWish {
    var isAnimated = false
    var direction = UIPageViewController.NavigationDirection.forward
    var completion: ((Bool) -> Void)?
    /// The completions of changes that a later one has replaced.
    var overtaken: [(Bool) -> Void] = []

    mutating func replace(animated: Bool, completion newCompletion: ((Bool) -> Void)?) {
        isAnimated = animated
        if let completion { overtaken.append(completion) }
        completion = newCompletion
    }

    /// Returns the calls to make when the change has been made.
    mutating func takeCompletions() -> [() -> Void] {
        let late = overtaken.map { completion in { completion(false) } }
        let own = completion.map { completion in { completion(true) } }
        self = PageWish()
        return late + [own].compactMap { $0 }
    }
}

// From a request to the visible pages.
extension UIPageViewController {
    func show(
        _ pages: [UIViewController], direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        if isAskingForSpine {
            pagesForSpine = pages
            wish.replace(animated: false, completion: completion)
            return
        }
        guard mayShow(pages, animated: animated) else { return }
        let shown = spine == .mid ? pages : Array(pages.prefix(1))
        for page in shown { hold(page) }
        wantedPages = shown
        known.forget()
        wish.direction = direction
        wish.replace(animated: animated, completion: completion)
        updateIndicator()
        requestChange()
    }

    func hold(_ page: UIViewController) {
        guard page.parentLink !== self else { return }
        page.sendWillMove(to: self)
        if page.parentLink != nil { page.removeFromParent() }
        link(page)
        page.flags.insert(.movingToParent)
        heldPages.append(page)
        arrivingPages.append(page)
    }

    /// Removes a page whose `removeFromParent()` was called.
    func forget(_ page: UIViewController) {
        heldPages.removeIdentical(page)
        arrivingPages.removeIdentical(page)
        guard wantedPages.holds(page) else { return }
        wantedPages.removeIdentical(page)
        requestChange()
    }

    private func requestChange() {
        guard isViewLoaded else { return changeUnseen() }
        // Evidence: page-early-01. A loaded controller that has never been shown notifies its pages immediately.
        if appearanceCount == 0, viewStorage?.windowLink == nil, !hasRunningChange { return changeEarly() }
        requestOnce()
    }

    var hasRunningChange: Bool { Runtime.engine.isChanging(self) }

    private func changeEarly() {
        let change = makeChange(animated: false)
        guard let change else { return changeUnseen() }
        spread.expect(wantedPages)
        ends = wish.takeCompletions()
        change.begin()
        change.finish()
    }

    private func changeUnseen() {
        for page in spread.pages where !wantedPages.holds(page) { spread.takeOut(page) }
        spread.expect(spread.pages.filter(wantedPages.holds))
        if viewStorage?.windowLink != nil { showWantedPages() }
        settlePages()
        for completion in wish.takeCompletions() { completion() }
    }

    private func makeChange(animated: Bool) -> GroupChange? {
        let leaving = spread.pages.filter { !wantedPages.holds($0) }
        let coming = wantedPages.filter { !spread.pages.holds($0) }
        guard !leaving.isEmpty || !coming.isEmpty else { return nil }
        return GroupChange(
            in: self, from: leaving, to: coming, family: orderFamily, animated: animated,
            duration: turnDuration)
    }

    var orderFamily: OrderFamily { transitionStyle == .scroll ? .scroll : .curl }

    var turnDuration: TimeInterval { transitionStyle == .scroll ? 0.3 : 0.4 }

    func showWantedPages() {
        while spread.pages.map(ObjectIdentifier.init) != wantedPages.map(ObjectIdentifier.init) {
            for page in spread.pages where !wantedPages.holds(page) { spread.takeOut(page) }
            // Loading a view may request other pages, which are then the ones to show.
            for page in wantedPages { page.loadViewIfNeeded() }
            spread.expect(wantedPages)
        }
        for page in spread.pages where page.viewStorage?.isDescendant(of: loadedView) != true {
            spread.put(page, in: self)
        }
    }

    /// Notifies the pages that were added or removed.
    func settlePages() {
        guard !appearance.isChanging, !hasRunningChange else { return }
        let arrived = arrivingPages
        arrivingPages.removeAll()
        for page in arrived where page.parentLink === self {
            page.sendDidMove(to: self)
            page.flags.remove(.movingToParent)
        }
        let gone = heldPages.filter { !wantedPages.holds($0) && !spread.pages.holds($0) }
        for page in gone {
            heldPages.removeIdentical(page)
            page.sendWillMove(to: nil)
            unlink(page)
            page.sendDidMove(to: nil)
        }
    }
}

extension UIPageViewController: TransitionRequest {
    package var requestName: String { "change of the pages of \(described(self))" }

    package func isBlocked(in engine: TransitionEngine) -> Bool { engine.isBusy(self) }

    package var startsInCommit: Bool { true }

    package var mayAnimate: Bool { wish.isAnimated && UIView.areAnimationsEnabled }

    package func start() {
        flags.remove(.isRequested)
        let isAnimated = wish.isAnimated && UIView.areAnimationsEnabled
        guard appearance == .appeared, let change = makeChange(animated: isAnimated) else {
            return changeUnseen()
        }
        spread.expect(wantedPages)
        let direction = wish.direction
        ends = wish.takeCompletions()
        if isAnimated { spread.slides(direction) }
        change.begin()
    }
}

extension UIPageViewController: GroupContainer {
    package func place(_ page: UIViewController) { spread.put(page, in: self) }

    package func takeOut(_ page: UIViewController) { spread.takeOut(page) }

    package func willCancel(_ change: GroupChange) {
        if let turn { spread.expect(turn.previous) }
    }

    package func didEnd(_ change: GroupChange) {
        noteTurn(change)
        spread.rest()
        settlePages()
    }

    package func complete(_ change: GroupChange) {
        if let turn, turn.change === change { return close(turn) }
        let present = ends
        ends.removeAll()
        for end in present { end() }
    }
}
