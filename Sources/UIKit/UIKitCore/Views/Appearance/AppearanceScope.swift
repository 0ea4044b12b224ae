/// The containers and traits that a proxy is limited to.
@MainActor
struct AppearanceScope {
    /// The containers, the innermost first.
    var containers: [any UIAppearanceContainer.Type] = []
    /// The traits; `nil` for all.
    var traits: UITraitCollection?

    func equals(_ other: AppearanceScope) -> Bool {
        containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
            && traits == other.traits
    }

    /// The distances of the scope's containers from the window, the outermost first; `nil` if a container is missing.
    ///
    /// - Parameter surroundings: The views and pages around an object, from the window inward.
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
    /// Whether containers at these positions take precedence over others: nearer to the window, or else more of them.
    func outweighs(_ other: [Int]) -> Bool {
        for (own, others) in zip(self, other) where own != others { return own < others }
        return count > other.count
    }
}
