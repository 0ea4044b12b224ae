/// Matches saved tabs with the app's tabs.
enum SavedTabs {
    /// Returns the index of each saved tab, found by the name of its first page; `nil` for a tab that no longer exists.
    ///
    /// If the number of tabs is the same but a saved name is missing, all tabs keep their indices, because a first page has changed.
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
