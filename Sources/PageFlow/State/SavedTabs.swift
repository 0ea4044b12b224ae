/// Which tab each saved one goes to.
enum SavedTabs {
    /// The place of each saved tab, found by the name of its first page; `nil` for one that is no more.
    ///
    /// As many tabs as were saved, of other names, keep their places: their first pages have changed.
    static func places(of saved: [String], among tabs: [String]) -> [Int?] {
        guard saved != tabs else { return Array(tabs.indices) }
        var free = Set(tabs.indices)
        let places = saved.map { name -> Int? in
            let place = free.sorted().first { tabs[$0] == name }
            if let place { free.remove(place) }
            return place
        }
        let isReordered = !places.contains(nil)
        return saved.count == tabs.count && !isReordered ? Array(tabs.indices) : places
    }
}
