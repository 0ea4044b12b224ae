@_exported import Pictures

extension Simulator {
    /// What the screen shows now, as a value: see ``Picture``.
    ///
    /// ```swift
    /// try sim.picture().svg.write(toFile: "basket.svg", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// Layout that was asked for is done first. Nothing else happens: no turn begins, and the clock stays.
    public func picture() -> Picture {
        takeOver()
        for window in runtime.visibleWindows { window.showBars() }
        let windows = runtime.visibleWindows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
        return Picture(of: windows, keyboard: runtime.keyboard, on: UIScreen.main.bounds.size)
    }
}
