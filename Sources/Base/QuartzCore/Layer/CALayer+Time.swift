// The layer's time: its superlayer's time, modified by the layer's timing; for a root layer, the time of the
// animation clock.
extension CALayer {
    func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
        timing.ownTime(atParentTime: superlayer?.ownTime(at: time) ?? time)
    }

    func clockTime(atOwnTime time: CFTimeInterval) -> CFTimeInterval {
        let parent = timing.parentTime(atOwnTime: time)
        return superlayer?.clockTime(atOwnTime: parent) ?? parent
    }

    /// Whether the layer's time is paused.
    var timeStands: Bool { timing.speed == 0 || superlayer?.timeStands == true }

    func changeTiming(_ body: () -> Void) {
        body()
        timesHaveChanged()
    }

    /// Called when the end times of animations in this layer tree have changed.
    func timesHaveChanged() {
        guard links.model == nil else { return }
        for item in attached { item.setTimer() }
        links.mask?.timesHaveChanged()
        for own in links.own { own.layer.timesHaveChanged() }
    }
}
