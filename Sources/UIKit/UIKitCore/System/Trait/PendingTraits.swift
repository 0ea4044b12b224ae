/// The objects of a window whose registered handlers are called in the next update pass, with their traits of the last one.
@MainActor
struct PendingTraits {
    private var list: [(listener: any UITraitEnvironment, old: UITraitCollection)] = []

    var isEmpty: Bool { list.isEmpty }

    /// Several changes before the pass count as one.
    mutating func add(_ listener: any UITraitEnvironment, _ old: UITraitCollection) {
        if !list.contains(where: { $0.listener === listener }) { list.append((listener, old)) }
    }

    mutating func take(where isMeant: (any UITraitEnvironment) -> Bool) -> PendingTraits {
        var taken = PendingTraits()
        taken.list = list.filter { isMeant($0.listener) }
        list.removeAll { isMeant($0.listener) }
        return taken
    }

    /// Returns the traits of the last pass, if the object is waiting.
    mutating func remove(_ listener: any UITraitEnvironment) -> UITraitCollection? {
        guard let index = list.firstIndex(where: { $0.listener === listener }) else { return nil }
        return list.remove(at: index).old
    }

    func tell() {
        for (listener, old) in list {
            let new = listener.traitCollection
            if new != old { TraitObservers.of(listener)?.tell(listener, from: old, to: new) }
        }
    }
}

extension UIWindow {
    /// A change that is told immediately includes the earlier ones of the object.
    static func takePendingTraits(of listener: any UITraitEnvironment) -> UITraitCollection? {
        let view = listener as? UIView ?? (listener as? UIViewController)?.viewStorage
        return view?.windowLink?.pendingTraits.remove(listener)
    }

    func tellPendingTraits() {
        let pending = pendingTraits
        pendingTraits = PendingTraits()
        pending.tell()
    }

    func tellPendingTraits(beneath view: UIView) {
        guard hasPendingTraits else { return }
        let pending = pendingTraits.take { listener in
            let place = listener as? UIView ?? (listener as? UIViewController)?.viewIfLoaded
            return place?.isWithin(view) == true
        }
        pending.tell()
    }
}
