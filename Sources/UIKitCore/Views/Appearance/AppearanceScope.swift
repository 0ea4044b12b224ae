/// Where a proxy counts: within which containers, under which traits.
@MainActor
struct AppearanceScope {
    /// The innermost first.
    var containers: [any UIAppearanceContainer.Type] = []
    /// `nil` for all.
    var traits: UITraitCollection?

    func equals(_ other: AppearanceScope) -> Bool {
        containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
            && traits == other.traits
    }

    /// How far from the window the containers lie that the scope names, the outermost first; `nil` where one of them is not
    /// there.
    ///
    /// - Parameter surroundings: the views and pages around an object, from the window inwards.
    func places(in surroundings: [AnyObject]) -> [Int]? {
        var places: [Int] = []
        for container in containers.reversed() {
            let rest = (places.last ?? -1) + 1
            let place = surroundings.indices.dropFirst(rest).first {
                isInstance(surroundings[$0], of: container)
            }
            guard let place else { return nil }
            places.append(place)
        }
        return places
    }
}

private func isInstance<Container>(_ object: AnyObject, of type: Container.Type) -> Bool {
    object is Container
}

extension [Int] {
    /// Whether containers in these places count more than others: nearer to the window, or else more of them.
    func outweighs(_ other: [Int]) -> Bool {
        for (own, others) in zip(self, other) where own != others { return own < others }
        return count > other.count
    }
}
