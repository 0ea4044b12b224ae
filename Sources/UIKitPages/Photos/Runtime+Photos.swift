extension Runtime {
    /// The pictures on the device.
    package var photos: PhotoLibrary { state(PhotoLibrary.init) }
}
