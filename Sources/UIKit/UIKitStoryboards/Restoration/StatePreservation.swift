/// Saves an app's state: asks the delegate, and lets view controllers, views and registered objects write theirs.
///
/// Follows Apple's page "About the UI preservation process". Evidence: state-save-01.
@MainActor
final class StatePreservation {
    private let application: UIApplication
    private let isSecure: Bool
    private var objects: [NSObjectProtocol] = []
    private var parts: [SavedState.Part] = []
    private lazy var coding = RestorationCoding { [weak self] in self?.replacement(for: $0) ?? $0 }

    init(of application: UIApplication, isSecure: Bool) {
        self.application = application
        self.isSecure = isSecure
    }

    /// Returns the app's state; `nil` if its delegate doesn't want to save it.
    static func save(_ application: UIApplication, _ delegate: any UIApplicationDelegate) -> SavedState? {
        let secure = StatePreservation(of: application, isSecure: true)
        let answer = secure.ask { coder in
            Runtime.current.system < .iOS(13, 2)
                ? nil
                : OptionalMember.ask {
                    delegate.application(application, shouldSaveSecureApplicationState: coder)
                }
        }
        if let answer { return answer.isYes ? secure.write(delegate, answer.coder) : nil }
        let plain = StatePreservation(of: application, isSecure: false)
        let older = plain.ask { delegate.application(application, shouldSaveApplicationState: $0) }
        return older.flatMap { $0.isYes ? plain.write(delegate, $0.coder) : nil }
    }

    private func ask(_ question: (NSCoder) -> Bool?) -> (isYes: Bool, coder: NSKeyedArchiver)? {
        let coder = makeCoder()
        application.describeState(in: coder)
        return question(coder).map { ($0, coder) }
    }

    private func write(_ delegate: any UIApplicationDelegate, _ coder: NSKeyedArchiver) -> SavedState {
        delegate.application(application, willEncodeRestorableStateWith: coder)
        for window in application.windows { _ = window.rootViewController.flatMap(number(of:)) }
        for object in application.restoration.registered.objects { _ = number(of: object) }
        // Objects that are referenced during the loop are added to the list.
        var position = 0
        while position < objects.count {
            encodePart(position)
            position += 1
        }
        return SavedState(application: coder.encodedData, parts: parts)
    }

    private func encodePart(_ position: Int) {
        let coder = makeCoder()
        switch objects[position] {
        case let page as UIViewController:
            if let storyboard = page.extras?.scene?.storyboard {
                coder.encode(storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
            }
            page.encodeRestorableState(with: coder)
            for view in page.restorableViews { _ = number(of: view) }
        case let view as UIView: view.encodeRestorableState(with: coder)
        case let object as any UIStateRestoring: object.encodeRestorableState(with: coder)
        default: break
        }
        parts[position].archive = coder.encodedData
    }

    private func makeCoder() -> NSKeyedArchiver {
        let coder = NSKeyedArchiver(requiringSecureCoding: isSecure)
        coder.delegate = coding
        return coder
    }
}

// References between parts.
extension StatePreservation {
    private func replacement(for object: Any) -> Any {
        switch object {
        case let storyboard as UIStoryboard: StoryboardReference(storyboard)
        case let object as UIViewController: reference(to: object)
        case let object as UIView: reference(to: object)
        case let object as any UIStateRestoring where application.restoration.registered.contains(object):
            reference(to: object)
        default: object
        }
    }

    private func reference(to object: any NSObjectProtocol) -> Any {
        number(of: object).map(PartReference.init) ?? NSNull()
    }

    /// Returns the index of the object's part, which is created if needed; `nil` for an object that isn't saved.
    private func number(of object: any NSObjectProtocol) -> Int? {
        if let known = objects.firstIndex(where: { $0 === object }) { return known }
        guard let part = part(of: object) else { return nil }
        objects.append(object)
        parts.append(part)
        return parts.count - 1
    }

    private func part(of object: any NSObjectProtocol) -> SavedState.Part? {
        switch object {
        case let page as UIViewController: part(of: page)
        case let view as UIView: part(of: view)
        case let object as any UIStateRestoring: part(of: object)
        default: nil
        }
    }

    private func part(of page: UIViewController) -> SavedState.Part? {
        guard let path = page.restorationPath else { return nil }
        var part = SavedState.Part(kind: .page, path: path)
        part.restorationClass = page.restorationClass.map { RestorationClasses.name(of: $0) }
        part.storyboard = page.extras?.scene.map {
            SavedState.StoryboardPlace(
                name: $0.storyboard.contents.name, bundle: $0.storyboard.contents.bundle.bundlePath,
                controller: $0.controllerID)
        }
        return part
    }

    private func part(of view: UIView) -> SavedState.Part? {
        guard let identifier = view.restorationIdentifier, let page = view.pageAround,
            let number = number(of: page)
        else { return nil }
        return SavedState.Part(kind: .view, path: parts[number].path + [identifier], page: number)
    }

    private func part(of object: any UIStateRestoring) -> SavedState.Part? {
        guard let path = application.restoration.registered.path(of: object) else { return nil }
        var part = SavedState.Part(kind: .object, path: path)
        part.restorationClass = object.objectRestorationClass.map { RestorationClasses.name(of: $0) }
        return part
    }
}
