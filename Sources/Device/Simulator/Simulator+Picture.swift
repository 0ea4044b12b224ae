@_exported import Pictures

extension Simulator {
    /// The screen's current picture as a value: see ``Picture``.
    ///
    /// ```swift
    /// try sim.picture().svg.write(toFile: "basket.svg", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// Pending layout is performed first. Nothing else happens: no turn of the run loop begins, and the clock doesn't move.
    public func picture() -> Picture {
        takeOver()
        for window in runtime.visibleWindows { window.showBars() }
        let windows = runtime.visibleWindows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
        return Picture(of: windows, keyboard: runtime.keyboard, on: UIScreen.main.bounds.size)
    }
}
