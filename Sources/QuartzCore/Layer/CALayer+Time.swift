// A layer's time: that of its superlayer, as its own timing changes it; of a root the animation clock's.
extension CALayer {
    func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
        timing.ownTime(atParentTime: superlayer?.ownTime(at: time) ?? time)
    }

    func clockTime(atOwnTime time: CFTimeInterval) -> CFTimeInterval {
        let parent = timing.parentTime(atOwnTime: time)
        return superlayer?.clockTime(atOwnTime: parent) ?? parent
    }

    /// Whether time stands for the layer's animations.
    var timeStands: Bool { timing.speed == 0 || superlayer?.timeStands == true }

    func changeTiming(_ body: () -> Void) {
        body()
        timesHaveChanged()
    }

    /// Animations of the layer and the layers within it end at other times now.
    func timesHaveChanged() {
        guard links.model == nil else { return }
        for item in attached { item.setTimer() }
        links.mask?.timesHaveChanged()
        for own in links.own { own.layer.timesHaveChanged() }
    }
}
