/// Restores an app's state: creates or finds the saved objects, and then lets them read their state.
///
/// Follows Apple's page "About the UI restoration process". Evidence: state-restore-01.
@MainActor
final class StateRestoration {
    private let application: UIApplication
    private let delegate: any UIApplicationDelegate
    private let state: SavedState
    private var objects: [Int: any NSObjectProtocol] = [:]
    private var coders: [Int: StateReader] = [:]
    private lazy var coding = RestorationCoding { [weak self] in self?.replacement(for: $0) ?? $0 }

    init(of application: UIApplication, _ delegate: any UIApplicationDelegate, _ state: SavedState) {
        self.application = application
        self.delegate = delegate
        self.state = state
    }

    /// Restores the state, if the delegate agrees.
    func run() {
        guard let coder = StateReader(state.application, coding), mayRestore(coder) else { return }
        for position in state.parts.indices { findObject(position) }
        for page in restored(UIViewController.self) { page.loadViewIfNeeded() }
        for position in state.parts.indices { decodePart(position) }
        delegate.application(application, didDecodeRestorableStateWith: coder)
        for position in state.parts.indices {
            (objects[position] as? any UIStateRestoring)?.applicationFinishedRestoringState()
        }
    }

    private func mayRestore(_ coder: NSCoder) -> Bool {
        let secure =
            Runtime.current.system < .iOS(13, 2)
            ? nil
            : OptionalMember.ask {
                delegate.application(application, shouldRestoreSecureApplicationState: coder)
            }
        return secure ?? delegate.application(application, shouldRestoreApplicationState: coder)
    }

    private func decodePart(_ position: Int) {
        guard let coder = coder(of: position), let object = object(at: position) else { return }
        switch object {
        case let view as UIView: view.decodeRestorableState(with: coder)
        case let object as any UIStateRestoring: object.decodeRestorableState(with: coder)
        default: break
        }
    }

    private func restored<Object>(_ type: Object.Type) -> [Object] {
        state.parts.indices.compactMap { objects[$0] as? Object }
    }
}

// Coders.
extension StateRestoration {
    private func coder(of position: Int) -> StateReader? {
        if let coder = coders[position] { return coder }
        let coder = StateReader(state.parts[position].archive, coding)
        coders[position] = coder
        return coder
    }

    private func replacement(for object: Any) -> Any {
        switch object {
        case let reference as PartReference: self.object(at: reference.number) ?? NSNull()
        case let reference as StoryboardReference: reference.storyboard
        default: object
        }
    }
}

// Objects.
extension StateRestoration {
    private func object(at position: Int) -> (any NSObjectProtocol)? {
        guard state.parts.indices.contains(position) else { return nil }
        if let known = objects[position] { return known }
        let part = state.parts[position]
        guard part.kind == .view, let page = part.page.flatMap({ objects[$0] }) as? UIViewController else {
            return nil
        }
        return page.restorableViews.first { $0.restorationIdentifier == part.path.last }
    }

    private func findObject(_ position: Int) {
        let part = state.parts[position]
        guard let coder = coder(of: position) else { return }
        switch part.kind {
        case .page:
            guard let page = page(of: part, coder) else { return }
            if page.restorationIdentifier == nil { page.restorationIdentifier = part.path.last }
            objects[position] = page
        case .object: objects[position] = object(of: part, coder)
        case .view: break
        }
    }

    /// Asks the restoration class, whose result is final even if it is `nil`; without one, asks the delegate, and then
    /// searches for the view controller.
    private func page(of part: SavedState.Part, _ coder: NSCoder) -> UIViewController? {
        if let maker = part.restorationClass.flatMap(RestorationClasses.type(named:))
            as? any UIViewControllerRestoration.Type
        {
            return maker.viewController(withRestorationIdentifierPath: part.path, coder: coder)
        }
        return delegate.application(
            application, viewControllerWithRestorationIdentifierPath: part.path, coder: coder)
            ?? presentPage(at: part.path) ?? part.storyboard.flatMap(page(in:))
    }

    private func object(of part: SavedState.Part, _ coder: NSCoder) -> (any UIStateRestoring)? {
        if let maker = part.restorationClass.flatMap(RestorationClasses.type(named:))
            as? any UIObjectRestoration.Type
        {
            return maker.object(withRestorationIdentifierPath: part.path, coder: coder)
        }
        return application.restoration.registered.object(at: part.path)
    }

    /// Returns an existing view controller that isn't used for another part.
    private func presentPage(at path: [String]) -> UIViewController? {
        let taken = restored(UIViewController.self)
        return candidates(at: path).first { page in
            page.restorationIdentifier == path.last && !taken.holds(page)
        }
    }

    private func candidates(at path: [String]) -> [UIViewController] {
        guard path.count > 1 else {
            let windows = application.everyWindow + [delegate.window].compactMap { $0 }
            return windows.compactMap(\.rootViewController)
        }
        let above = state.parts.indices.filter { state.parts[$0].path == path.dropLast() }
        return above.compactMap { objects[$0] as? UIViewController }
            .flatMap { $0.children + [$0.presentedViewController].compactMap { $0 } }
    }

    private func page(in place: SavedState.StoryboardPlace) -> UIViewController? {
        let storyboard = UIStoryboard(name: place.name, bundle: Bundle(path: place.bundle))
        return place.controller.flatMap(storyboard.makeController(id:))
    }
}
