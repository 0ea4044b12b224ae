@_exported import Simulator
